// The games' covers, each a picture in the game's folder.

const COVERS = import.meta.glob<string>('../../games/*/ui/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function coverOf(id: string): string {
  return COVERS[`../../games/${id}/ui/cover.svg`] ?? '/favicon.svg';
}
