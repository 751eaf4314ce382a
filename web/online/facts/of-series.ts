// Tables that a tournament or a campaign has opened: that alone decides who sits there.

export interface MayBelong {
  readonly tournament: string | null;
  readonly campaign: string | null;
}

export function isOfSeries({ tournament, campaign }: MayBelong): boolean {
  return tournament !== null || campaign !== null;
}
