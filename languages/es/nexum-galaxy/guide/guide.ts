// The whole guide in Spanish, in the order of the English one. A ruling of ours begins with "Criterio".

import type { Guide } from '@starboard/engine';
import { campaignRules } from './campaign.ts';
import { civilizationRules } from './civilizations.ts';
import { cloakingRules } from './cloaking.ts';
import { cloudRules } from './cloud.ts';
import { combatRules } from './combat.ts';
import { computerRules } from './computer.ts';
import { eventRules } from './events.ts';
import { exoticRules } from './exotic.ts';
import { groupRules } from './group.ts';
import { managementRules } from './management.ts';
import { modeRules } from './modes.ts';
import { movementRules } from './movement.ts';
import { plunderRules } from './plunder.ts';
import { relicRules } from './relics.ts';
import { roundRules } from './round.ts';
import { ruinRules } from './ruins.ts';
import { scoreRules } from './score.ts';
import { sectorRules } from './sectors.ts';
import { setupRules } from './setup.ts';
import { technologyRules } from './technologies.ts';
import { victoryRules } from './victory.ts';

export const guide: Guide = {
  ...victoryRules,
  ...relicRules,
  ...setupRules,
  ...roundRules,
  ...managementRules,
  ...movementRules,
  ...combatRules,
  ...plunderRules,
  ...scoreRules,
  ...sectorRules,
  ...modeRules,
  ...eventRules,
  ...computerRules,
  ...cloudRules,
  ...technologyRules,
  ...ruinRules,
  ...exoticRules,
  ...cloakingRules,
  ...civilizationRules,
  ...groupRules,
  ...campaignRules,
};
