// The Atlas of the galaxy: which sector a drawn card stands for, by the number of civilizations. As printed.

export interface AtlasEntry {
  readonly sector: string;
  readonly scenario: 'sector' | 'conquest' | 'sterile-trap';
  /** Does one of the computer's civilizations visit three people? */
  readonly visitor: boolean;
}

interface AtlasRow {
  readonly cards: readonly string[];
  /** For two civilizations, for three and for four. */
  readonly entries: readonly [AtlasEntry, AtlasEntry, AtlasEntry];
}

const SCENARIOS = { conquest: 'conquest', sterile: 'sterile-trap' } as const;

function entry(text: string): AtlasEntry {
  const [named, added] = text.split('+');
  const [sector, scenario] = named.split(':');
  const played =
    scenario === undefined ? 'sector' : SCENARIOS[scenario === 'sterile' ? 'sterile' : 'conquest'];
  return { sector, scenario: played, visitor: added === 'AI' };
}

function row(cards: string, two: string, three: string, four: string): AtlasRow {
  return { cards: cards.split(' '), entries: [entry(two), entry(three), entry(four)] };
}

export const atlas: readonly AtlasRow[] = [
  row('A1 G1', 'SPIRO', 'TREX-B', 'LAUBURIA'),
  row('A2 G2', 'FENIX', 'BRAGULIA', 'PSCISH'),
  row('A3 G3', 'IANIA', 'XPLOTIA', 'HEABEZA'),
  row('B1 H1', 'LIBRADABRA', 'LIBRADABRA', 'SHARBURO'),
  row('B2 H2', 'TRIPARTUM', 'TRIPARTUM', 'PROFUNDIS'),
  row('B3 H3', 'GREGATU', 'GREGATU', 'DIVERSUM'),
  row('C1 I1', 'TRISKELION', 'TRISKELION', 'DROPTULA'),
  row('C2 I2', 'RECULA', 'RAIA', 'BINEYERO'),
  row('C3 I3', 'TREX-B', 'BIZARDO', 'DIMONS'),
  row('D1 J1', 'BRAGULIA', 'TREX+AI', 'CAPTOR'),
  row('D2 J2', 'XPLOTIA', 'BRAGULIA+AI', 'TABULA:sterile'),
  row('D3 J3', 'TABULA:conquest', 'XPLOTIA+AI', 'TABULA:conquest'),
  row('E1 K1', 'IHX', 'LIBRADABRA+AI', 'IHX'),
  row('E2 K2', 'LIMIT', 'TRIPARTUM+AI', 'LIMIT'),
  row('E3 K3', 'URSUCTUM', 'GREGATU+AI', 'URSUCTUM'),
  row('F1 L1', 'QUANTUM', 'TRISKELION+AI', 'QUANTUM'),
  row('F2 L2', 'OCULUS', 'RAIA+AI', 'OCULUS'),
  row('F3 L3', 'SAURI', 'BIZARDO+AI', 'SAURI'),
];

/** Sectors that three people can play, and nobody else. */
export const forThreePeople: readonly string[] = ['TREX', 'RAIA', 'BIZARDO'];
