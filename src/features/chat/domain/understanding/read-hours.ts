import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { readClock } from '../../../planner/domain/read-clock.ts';
import type { Reading } from './reading.ts';

const ARRIVE =
  / (?:arrive|arriving|arrives|land|landing|lands|get (?:there|in)|getting (?:there|in)|our (?:train|flight) (?:gets in|lands|arrives)|check in) /;
const LEAVE =
  / (?:leave|leaving|depart|departing|fly (?:home|back)|flying (?:home|back)|head (?:home|back)|heading (?:home|back)|go home|get home|train (?:home|back|is|leaves)|flight (?:home|back|is|leaves)|coach (?:home|back|is|leaves)) /;

/** When the group comes or goes, with the day it is about: the first for an arrival, the last for a departure. */
export function readHours(
  { raw, line, days }: Reading,
  plan: TripPlan,
): { edge: 'arrive' | 'leave' | 'start' | 'finish'; day: number; minute: number } | null {
  const edge = ARRIVE.test(line) ? 'arrive' : LEAVE.test(line) ? 'leave' : null;
  const minute = readClock(raw, 'day');
  if (minute === null) return null;
  const lateStart =
    / (?:nothing|not|no (?:stuff|plans|activities)|wont be (?:up|ready|awake|about)|not (?:up|ready)|nobody (?:up|will be up)) (?:\w+ )?(?:before|until|till) /.test(
      line,
    );
  const [only] = days;
  if (lateStart && only !== undefined) return { edge: 'start', minute, day: only };
  if (edge === null) return null;
  // Back at the hotel on a night before the last is the end of that day, not the journey home.
  if (edge === 'leave' && only !== undefined && only < plan.days.length - 1)
    return { edge: 'finish', minute: readClock(raw, 'evening') ?? minute, day: only };
  const [named] = days;
  return { edge, minute, day: named ?? (edge === 'arrive' ? 0 : plan.days.length - 1) };
}
