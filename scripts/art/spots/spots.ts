import type { SpotName } from '../../../src/catalogue/spot-art.ts';
import { CELEBRATION_SPOTS } from './celebrations.ts';
import { DRINK_SPOTS } from './drinks.ts';
import { NIGHT_SPOTS } from './nights.ts';
import { PLATE_SPOTS } from './plates.ts';
import { SIGHT_SPOTS } from './sights.ts';
import { STAY_SPOTS } from './stays.ts';
import { WATER_SPOTS } from './waters.ts';
import { WHEEL_SPOTS } from './wheels.ts';

/** Every spot by the name that pages know it by. */
export const SPOTS: Readonly<Record<SpotName, () => string>> = {
  ...CELEBRATION_SPOTS,
  ...DRINK_SPOTS,
  ...NIGHT_SPOTS,
  ...PLATE_SPOTS,
  ...SIGHT_SPOTS,
  ...STAY_SPOTS,
  ...WATER_SPOTS,
  ...WHEEL_SPOTS,
};
