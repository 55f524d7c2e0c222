import type { SpotName } from '../../../src/catalogue/spot-types.ts';
import { AIM_SPOTS } from './aims.ts';
import { BAR_SPOTS } from './bars.ts';
import { BED_SPOTS } from './beds.ts';
import { BOAT_SPOTS } from './boats.ts';
import { BOWL_SPOTS } from './bowls.ts';
import { CABIN_SPOTS } from './cabins.ts';
import { CELEBRATION_SPOTS } from './celebrations.ts';
import { CLUB_SPOTS } from './clubs.ts';
import { GAME_SPOTS } from './games.ts';
import { GLASS_SPOTS } from './glasses.ts';
import { GREEN_SPOTS } from './green.ts';
import { HEARTH_SPOTS } from './hearths.ts';
import { HEIGHT_SPOTS } from './heights.ts';
import { HOTEL_SPOTS } from './hotels.ts';
import { MAKING_SPOTS } from './making.ts';
import { MUSIC_SPOTS } from './music.ts';
import { OUTING_SPOTS } from './outings.ts';
import { PERFORMER_SPOTS } from './performers.ts';
import { PLATE_SPOTS } from './plates.ts';
import { RESTING_SPOTS } from './resting.ts';
import { RIDE_SPOTS } from './rides.ts';
import { ROOM_SPOTS } from './rooms.ts';
import { SHARE_SPOTS } from './shares.ts';
import { SHOW_SPOTS } from './shows.ts';
import { SIGHT_SPOTS } from './sights.ts';
import { SPREAD_SPOTS } from './spreads.ts';
import { SWIM_SPOTS } from './swims.ts';
import { TABLE_SPOTS } from './tables.ts';
import { WHEEL_SPOTS } from './wheels.ts';
import { WONDER_SPOTS } from './wonders.ts';

/** Every spot by the name that pages know it by. */
export const SPOTS: Readonly<Record<SpotName, () => string>> = {
  ...AIM_SPOTS,
  ...BAR_SPOTS,
  ...BED_SPOTS,
  ...BOAT_SPOTS,
  ...BOWL_SPOTS,
  ...CABIN_SPOTS,
  ...CELEBRATION_SPOTS,
  ...CLUB_SPOTS,
  ...GAME_SPOTS,
  ...GLASS_SPOTS,
  ...GREEN_SPOTS,
  ...HEARTH_SPOTS,
  ...HEIGHT_SPOTS,
  ...HOTEL_SPOTS,
  ...MAKING_SPOTS,
  ...MUSIC_SPOTS,
  ...OUTING_SPOTS,
  ...PERFORMER_SPOTS,
  ...PLATE_SPOTS,
  ...RESTING_SPOTS,
  ...RIDE_SPOTS,
  ...ROOM_SPOTS,
  ...SHARE_SPOTS,
  ...SHOW_SPOTS,
  ...SIGHT_SPOTS,
  ...SPREAD_SPOTS,
  ...SWIM_SPOTS,
  ...TABLE_SPOTS,
  ...WHEEL_SPOTS,
  ...WONDER_SPOTS,
};
