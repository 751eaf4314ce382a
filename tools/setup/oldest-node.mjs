// Before 24 Node does not run TypeScript sources, and before 24.7 it has no argon2, by which passwords are kept.
export const oldestNode = '24.7';

/** @param {string} version such as 24.6.0 */
export function isOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [needed, least] = oldestNode.split('.').map(Number);
  return major < needed || (major === needed && minor < least);
}
