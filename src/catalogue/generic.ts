import { ADVENTURE_ACTIVITIES } from './activities/adventure-activities.ts';
import { EVENINGS } from './activities/evenings.ts';
import { GAME_ACTIVITIES } from './activities/game-activities.ts';
import { KITCHENS } from './activities/kitchens.ts';
import { MAKING_ACTIVITIES } from './activities/making-activities.ts';
import { MEALS } from './activities/meals.ts';
import { SLOW_ACTIVITIES } from './activities/slow-activities.ts';
import type { GenericCatalogue } from './venue.ts';

export const GENERIC: GenericCatalogue = {
  venues: [
    ...ADVENTURE_ACTIVITIES,
    ...GAME_ACTIVITIES,
    ...MAKING_ACTIVITIES,
    ...SLOW_ACTIVITIES,
    ...MEALS,
    ...KITCHENS,
    ...EVENINGS,
  ],
  travelMinutes: 20,
};
