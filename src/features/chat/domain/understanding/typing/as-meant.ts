import type { ConciergeState } from '../../concierge-state.ts';
import { withOrdersParted } from './parted-orders.ts';
import { withoutCourtesies } from './without-courtesies.ts';
import { withoutSlips } from './without-slips.ts';
import { inOneLine } from './written-lines.ts';

/** A message as it was meant to be typed: without its courtesies and slips, in one line, and with its orders parted. */
export const asMeant = (typed: string, state: ConciergeState): string =>
  withOrdersParted(withoutSlips(inOneLine(withoutCourtesies(typed)), state));
