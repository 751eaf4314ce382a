// Tables that a tournament, a campaign or a multi-battle has opened: that alone decides who sits there.

export interface MayBelong {
  readonly tournament: string | null;
  readonly campaign: string | null;
  readonly group: string | null;
}

export function isOfSeries({ tournament, campaign, group }: MayBelong): boolean {
  return tournament !== null || campaign !== null || group !== null;
}
