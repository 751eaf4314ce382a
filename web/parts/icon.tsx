// Small signs for buttons: thin lines in a square of 24.

const PATHS = {
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3',
  menu: 'M5 7h14M5 12h14M5 17h14',
  close: 'M6 6l12 12M18 6L6 18',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.3-1.1 2.2h-5c0-.9-.4-1.6-1.1-2.2A6 6 0 0 1 12 3z',
  log: 'M5 6h14M5 11h14M5 16h9',
  rules: 'M6 4h9a3 3 0 0 1 3 3v13H9a3 3 0 0 1-3-3zM6 17a3 3 0 0 1 3-3h9',
  card: 'M4 6h16v12H4zM8 10h8M8 14h5',
  chart: 'M5 4v16h15M9 15l3-4 3 2 4-6',
  first: 'M18 6l-7 6 7 6zM7 6v12',
  back: 'M15 6l-7 6 7 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 6l7 6-7 6z',
  last: 'M6 6l7 6-7 6zM17 6v12',
  branch: 'M7 4v16M7 12c0-4 10-2 10-8M17 4l-3 3M17 4l3 3',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM5 21c0-4 3-6 7-6s7 2 7 6',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13h.01M14.5 13h.01M3 12v3M21 12v3',
  shuffle: 'M4 7h3l9 10h4M4 17h3l3-3.4M13 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  save: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  settings: 'M5 7h9M18 7h1M5 17h1M10 17h9M16 5v4M8 15v4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  hand: 'M5 11h14M5 15h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  globe: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v5l3 3',
  check: 'M5 13l4 4L19 7',
  fold: 'M6 15l6-6 6 6',
  unfold: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  loud: 'M4 9h4l5-4v14l-5-4H4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9h4l5-4v14l-5-4H4zM17 10l4 4M21 10l-4 4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
