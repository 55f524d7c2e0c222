import type { ConciergeState } from '../../concierge-state.ts';
import { withoutArrows } from './arrows.ts';
import { askedOfNone, askedStraight, withCleftPutStraight, withQuestionFirst } from './asked-straight.ts';
import { withHourBeside } from './hour-beside.ts';
import { namesHeld, withoutSoAsked } from './names-held.ts';
import { withNamesWhole } from './names-whole.ts';
import { withOrdersParted } from './parted-orders.ts';
import { withDayBeside, withThatDay } from './that-day.ts';
import { withoutCourtesies } from './without-courtesies.ts';
import { withoutSlips } from './without-slips.ts';
import { inOneLine } from './written-lines.ts';
import { writtenOutShort } from './written-short.ts';

/** `lunch is straight after the market, bit soon no?`: at the end of a sentence it only asks to agree. */
const NO_AT_END = /^((?:\S+\s+){4,}\S*?)[\s,]+no\s*\?+\s*$/i;

/**
 * A message as it was meant to be typed: written out, with names in one piece, without its courtesies and slips, in one line, asked
 * straight where somebody else asks, with an hour beside what it is for, and with its orders parted.
 */
export function asMeant(typed: string, state: ConciergeState): string {
  const line = inOneLine(
    withoutCourtesies(withNamesWhole(writtenOutShort(typed.replace(NO_AT_END, '$1?')), state.places)),
  );
  const spelled = withoutArrows(withoutSlips(namesHeld(withoutSoAsked(line), state), state));
  return withOrdersParted(
    withHourBeside(
      withDayBeside(withThatDay(withQuestionFirst(askedStraight(askedOfNone(withCleftPutStraight(spelled)))))),
    ),
  );
}
