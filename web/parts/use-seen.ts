import { useCallback, useState, type RefCallback } from 'react';

/** Whether the element that the reference is given to has been in the window, if only once. */
export function useSeen(): readonly [seen: boolean, element: RefCallback<Element>] {
  const [seen, setSeen] = useState(false);
  const element = useCallback((shown: Element | null) => {
    if (shown === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [seen, element];
}
