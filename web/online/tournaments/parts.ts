import type { TournamentCommand, TournamentEntrant, TournamentInfo } from '@starboard/wire/schema';
import type { EntrantNames } from './facts.ts';

/** What every part of a tournament's page is given. */
export interface TournamentShown {
  readonly tournament: TournamentInfo;
  readonly nameOf: EntrantNames;
  /** Who looks, where they are in it. */
  readonly mine: TournamentEntrant | null;
  readonly isOrganizer: boolean;
  readonly act: (command: TournamentCommand) => void;
}
