// What the operating system complains about, in words.

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'there is already a file of that name',
  EISDIR: 'it is a folder',
  EACCES: 'permission was denied',
  EPERM: 'permission was denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk has a fault',
  ELOOP: 'its links go round in a circle',
  ENAMETOOLONG: 'its name is too long',
};

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const code = String(error.code);
  return Object.hasOwn(REASONS, code) ? REASONS[code] : code;
}
