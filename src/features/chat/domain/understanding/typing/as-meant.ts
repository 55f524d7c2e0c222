import type { ConciergeState } from '../../concierge-state.ts';
import { askedStraight } from './asked-straight.ts';
import { namesHeld } from './names-held.ts';
import { withOrdersParted } from './parted-orders.ts';
import { withoutCourtesies } from './without-courtesies.ts';
import { withoutSlips } from './without-slips.ts';
import { inOneLine } from './written-lines.ts';

/**
 * A message as it was meant to be typed: without its courtesies and slips, in one line, asked straight where
 * somebody else asks, and with its orders parted.
 */
export const asMeant = (typed: string, state: ConciergeState): string =>
  withOrdersParted(askedStraight(withoutSlips(namesHeld(inOneLine(withoutCourtesies(typed)), state), state)));
