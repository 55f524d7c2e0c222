import type { SpotName } from '../../../src/catalogue/spot-art.ts';
import { ACTION_SPOTS } from './actions.ts';
import { CELEBRATION_SPOTS } from './celebrations.ts';
import { DRINK_SPOTS } from './drinks.ts';
import { GAME_SPOTS } from './games.ts';
import { HOUSE_SPOTS } from './hotels.ts';
import { MAKING_SPOTS } from './making.ts';
import { NIGHT_SPOTS } from './nights.ts';
import { PLATE_SPOTS } from './plates.ts';
import { SHOW_SPOTS } from './shows.ts';
import { SIGHT_SPOTS } from './sights.ts';
import { STAY_SPOTS } from './stays.ts';
import { TABLE_SPOTS } from './tables.ts';
import { WATER_SPOTS } from './waters.ts';
import { WHEEL_SPOTS } from './wheels.ts';

/** Every spot by the name that pages know it by. */
export const SPOTS: Readonly<Record<SpotName, () => string>> = {
  ...ACTION_SPOTS,
  ...CELEBRATION_SPOTS,
  ...DRINK_SPOTS,
  ...GAME_SPOTS,
  ...HOUSE_SPOTS,
  ...MAKING_SPOTS,
  ...NIGHT_SPOTS,
  ...PLATE_SPOTS,
  ...SHOW_SPOTS,
  ...SIGHT_SPOTS,
  ...STAY_SPOTS,
  ...TABLE_SPOTS,
  ...WATER_SPOTS,
  ...WHEEL_SPOTS,
};
