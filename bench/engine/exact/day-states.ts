import { KIND_COUNT, SLOT_KINDS, type TripModel } from './trip-model.ts';

/**
 * How many activities, meals and nights a partial day holds, as one small number. Steps are the same from every
 * state, so that adding a stop is an addition.
 */
export interface DayStates {
  count: number;
  /** What a stop of each kind adds to the state. */
  step: readonly number[];
  /** `kind * count + state`: 1 when one more of the kind may follow. */
  hasRoom: Uint8Array;
  /** 1 when the day's compulsory meals are in. */
  isComplete: Uint8Array;
  activities: Uint8Array;
  nights: Uint8Array;
  /** Bit 0 lunch, bit 1 dinner. */
  meals: Uint8Array;
}

/** The states of one day, whose compulsory meals are its own. */
export function dayStates(model: TripModel, day: number): DayStates {
  const [activityCap = 0, , , nightCap = 0] = model.kindCap;
  const step = [4 * (nightCap + 1), 2 * (nightCap + 1), nightCap + 1, 1];
  const count = (activityCap + 1) * 4 * (nightCap + 1);
  const states: DayStates = {
    count,
    step,
    hasRoom: new Uint8Array(KIND_COUNT * count),
    isComplete: new Uint8Array(count),
    activities: new Uint8Array(count),
    nights: new Uint8Array(count),
    meals: new Uint8Array(count),
  };
  const needed = (model.needsLunch[day] ?? 0) + 2 * (model.needsDinner[day] ?? 0);
  for (let state = 0; state < count; state++) {
    const nights = state % (nightCap + 1);
    const dinner = Math.floor(state / (nightCap + 1)) % 2;
    const lunch = Math.floor(state / (2 * (nightCap + 1))) % 2;
    const activities = Math.floor(state / (4 * (nightCap + 1)));
    states.nights[state] = nights;
    states.activities[state] = activities;
    states.meals[state] = lunch + 2 * dinner;
    states.isComplete[state] = ((lunch + 2 * dinner) & needed) === needed ? 1 : 0;
    const room = [activities < activityCap, lunch === 0, dinner === 0, nights < nightCap];
    for (const kind of Object.values(SLOT_KINDS)) states.hasRoom[kind * count + state] = room[kind] ? 1 : 0;
  }
  return states;
}
