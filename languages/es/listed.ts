/** `A`, `A y B`, `A, B y C`; a name that begins with the sound of i takes `e`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const and = /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
