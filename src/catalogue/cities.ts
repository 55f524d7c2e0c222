import { AMSTERDAM } from './cities/amsterdam.ts';
import { BARCELONA } from './cities/barcelona.ts';
import { BRISTOL } from './cities/bristol.ts';
import { DUBLIN } from './cities/dublin.ts';
import { KRAKOW } from './cities/krakow.ts';
import { LISBON } from './cities/lisbon.ts';
import { LONDON } from './cities/london.ts';
import { PRAGUE } from './cities/prague.ts';
import type { GuidedCity } from './venue.ts';

/** The cities we plan with real places; anywhere else gets the generic catalogue. */
export const CITIES: readonly GuidedCity[] = [LONDON, PRAGUE, LISBON, KRAKOW, AMSTERDAM, DUBLIN, BRISTOL, BARCELONA];
