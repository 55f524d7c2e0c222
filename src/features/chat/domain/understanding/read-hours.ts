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
): { edge: 'arrive' | 'leave'; day: number; minute: number } | null {
  const edge = ARRIVE.test(line) ? 'arrive' : LEAVE.test(line) ? 'leave' : null;
  const minute = readClock(raw, 'day');
  if (edge === null || minute === null) return null;
  const [named] = days;
  return { edge, minute, day: named ?? (edge === 'arrive' ? 0 : plan.days.length - 1) };
}
