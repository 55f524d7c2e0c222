import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { KIN } from '../finding/kin.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const COMER = `${KIN}|groom|bride|stag|hen|director|manager|ceo`;
/** `dave is landing later than us`, `my sister gets in at 6`: one person, by name or kin, comes or goes. */
const ONE_TRAVELS = new RegExp(
  `^ (?:(?:so|and|but|also|oh|btw|hi|sorry|just) )*(?:(?:my|our|her|his|the|their) (?:${COMER})|([a-z]{3,}))(?: (?:is|will|only|not|just|cant|doesnt|isnt|be|wont))* (?:(lands?|landing|arrives?|arriving|gets? (?:in|there)|getting (?:in|there)|joins?|joining|flies in|fly in|flying in|running late)|(leaves?|leaving|flies (?:home|back)|flying (?:home|back)|heading (?:home|off)|going home)) `,
);
/** What is no name. */
const NO_NAME =
  /^(?:flights?|trains?|planes?|coach|ferry|bus|minibus|taxis?|cabs?|transfers?|everyone|everybody|nobody|noone|someone|people|lads|girls|boys|group|rest|they|them|who|that|this|what|when|most|some|half|others|both|all|dinner|lunch|party|food|cake|delivery|she|her|him|were|weve|ill|theyll|well|lets|can|could|would|should|will|please|start|move|just|not|then|now|guests|parents|couple|couples|two|three|four|five|six)$/;

/** When one of the group comes or goes, which changes nothing for the rest; null for anything else. */
export function readLateComer({ line, raw, slots, venues, kinds, days }: Reading, plan: TripPlan): Intent | null {
  const [, name, comes, goes] = ONE_TRAVELS.exec(line) ?? [];
  if (!comes && !goes) return null;
  if (name !== undefined && (NO_NAME.test(name) || EVERYDAY_WORDS.has(name))) return null;
  if (slots.length + venues.length + kinds.length > 0) return null;
  const clock = onlyOf(findClocks(raw));
  if (!clock || clock.isRefused) return null;
  const [said] = days;
  const day = said ?? (comes ? 0 : plan.days.length - 1);
  const first = plan.days[day]?.slots[0]?.startMinute ?? 0;
  // `lands later, about 9` is no morning before all the others are there.
  const minute = comes && !clock.isExact && inDay(clock) <= first ? inEvening(clock) : inDay(clock);
  return { kind: 'hours', edge: comes ? 'arrive' : 'leave', day, minute, isOfSome: true };
}
