import type { Scene } from '@starboard/kit';
import type { Nexus } from '../../rules/state.ts';
import type { Desk } from '../board/desk.ts';
import type { NexusTable } from '../table.ts';

export interface TrayProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly desk: Desk;
}
