// What the testkit can find wrong with a game. Each kind is one broken sentence of the contract.

export type FindingKind =
  | 'crash'
  | 'dead end'
  | 'turn'
  | 'incomplete order'
  | 'endless order'
  | 'two chains'
  | 'runaway'
  | 'conservation'
  | 'outcome'
  | 'advice'
  | 'illegal legal'
  | 'side effect'
  | 'round trip'
  | 'replay'
  | 'beyond the view'
  | 'draft'
  | 'imagination'
  | 'standing answer'
  | 'leak'
  | 'undo across a reveal'
  | 'order of seats'
  | 'report'
  | 'trait'
  | 'short game';

export interface Finding {
  readonly kind: FindingKind;
  readonly message: string;
}

export function finding(kind: FindingKind, message: string): Finding {
  return { kind, message };
}
