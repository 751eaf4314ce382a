/** Where a value comes from. What is remembered or reconstructed may differ from the printed game: a deck file puts the
 *  owner's own values in its place. */
export type Source = 'sourced' | 'derived' | 'remembered' | 'reconstructed';
