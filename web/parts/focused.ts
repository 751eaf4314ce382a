/** A ref that gives its element the focus when it appears: the one thing to do on a page. */
export function focused(element: HTMLElement | null): void {
  element?.focus();
}
