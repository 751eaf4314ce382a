// Of what deeds are made of, names, numbers and lists of them: are two the same?

export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one).filter((name) => (one as Fielded)[name] !== undefined);
  const others = Object.keys(other).filter((name) => (other as Fielded)[name] !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => isAlike((one as Fielded)[name], (other as Fielded)[name]))
  );
}

type Fielded = Readonly<Record<string, unknown>>;
