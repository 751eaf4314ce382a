// News for who looks elsewhere: the browser tells that it is their turn, where they have allowed it.

/** Null where this browser cannot do it. */
export function mayNotify(): NotificationPermission | null {
  return 'Notification' in window ? Notification.permission : null;
}

/** To be asked on a click only. */
export async function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** While nobody looks at the page. `about` replaces an earlier notice about the same. */
export async function notify(title: string, body: string, about: string): Promise<void> {
  if (mayNotify() !== 'granted' || !document.hidden) return;
  const options: NotificationOptions = { body, tag: about, icon: '/icon-192.png' };
  try {
    const note = new Notification(title, options);
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
  } catch {
    // phones show only what a service worker shows
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}
