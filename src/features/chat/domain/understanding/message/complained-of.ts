import type { ConciergeState } from '../../concierge-state.ts';
import { ONLY_SOME } from '../cues/only-some.ts';
import { isOpenWant } from '../cues/open-want.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

/** `no one needs a museum at 11am` runs down the hour as much as the museum, and asks for neither. */
export const neededByNobody = (intent: Intent, { line }: Reading): Intent | null =>
  intent.kind === 'retime' &&
  intent.scope.slots.length > 0 &&
  / (?:nobody|no one|noone|none of us) (?:\w+ )?(?:needs|wants|fancies|is doing|is up for) (?:a|an|any|the|another) /.test(
    line,
  )
    ? { kind: 'vague', scope: intent.scope }
    : null;

/** `more fun for the kids` is no wish for wilder nights. */
export function funForChildren(intent: Intent, { line, slots }: Reading): Intent | null {
  const isWilder = intent.kind === 'mood' && intent.mood === 'wilder';
  if (!isWilder || slots.length > 0 || !/ (?:kids?|kiddies|children|little ones|toddlers) /.test(line)) return null;
  return { kind: 'vague', scope: { ...NOWHERE, days: intent.days } };
}

/** `its a bit grown up for 11 year olds`, of a trip that is for children already: something else is wrong with it. */
export function notForAge(intent: Intent, { line, slots }: Reading, { request }: ConciergeState): Intent | null {
  const isKnown = intent.kind === 'needs' && intent.minorsPresent && request.needs.minorsPresent;
  if (!isKnown || slots.length > 0 || intent.diets.length > 0) return null;
  return / (?:bit|too|rather|very|quite|so) (?:too )?(?:grown up|old|adult|mature|boring|babyish|young|serious|stuffy|much) /.test(
    line,
  )
    ? { kind: 'vague', scope: intent.scope }
    : null;
}

/** `half the girls wont make it to the shard`: whether it goes for all of them is asked. */
export const missedBySome = (intent: Intent, { line }: Reading): Intent | null =>
  ((intent.kind === 'swap' && isOpenWant(intent.want)) || intent.kind === 'drop') &&
  intent.scope.slots.length === 1 &&
  ONLY_SOME.test(line) &&
  !ORDERED.test(line)
    ? { kind: 'vague', scope: intent.scope }
    : null;

const ORDERED = / (?:drop|remove|cancel|skip|swap|change|replace|has to go|leave it|instead|gone|out) /;
