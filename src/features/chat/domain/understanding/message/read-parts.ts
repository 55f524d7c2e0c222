import type { ConciergeState } from '../../concierge-state.ts';
import { withBestMeant } from '../cues/best-wanted.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';
import { absurdClause } from '../wishes/read-absurd.ts';
import { readHourAgainst } from '../wishes/read-hour-against.ts';
import { readOverLimit } from '../wishes/read-over-limit.ts';
import { datesAsDays, withoutAbsentDays } from './absent-day.ts';
import { withAccessAsked } from './access-asked.ts';
import { withoutMet } from './also-of-trip.ts';
import { readAskedFirst } from './asked-first.ts';
import { withPartAsked } from './asked-of-it.ts';
import { withoutComersTold, withoutWhyAtEnd } from './beside-what-goes.ts';
import { withWhatCannotBeDone } from './cannot-do.ts';
import { withCapHeld } from './cap-held.ts';
import { withSighAsked } from './complained-of.ts';
import { complaintRemedied } from './complaint-remedied.ts';
import { withCountAside } from './count-aside.ts';
import { withCountOnce } from './counted-together.ts';
import { withHoursOfElse } from './hour-of-else.ts';
import { withNearKept } from './kept-near.ts';
import { withNeedsAsked } from './needs-asked.ts';
import { withOneMealSaid } from './one-meal-said.ts';
import { withOrdersUnread } from './orders-unread.ts';
import { withOutAndIn } from './out-and-in.ts';
import { withOwnCap } from './own-cap.ts';
import { withPartAgainst } from './part-against.ts';
import { inTurn } from './passes.ts';
import { pricedForSoMany } from './price-for-so-many.ts';
import type { HowRead } from './read-each.ts';
import { readInAreas } from './read-in-areas.ts';
import { withHalves } from './read-strung.ts';
import { readWholeLine } from './read-whole-line.ts';
import { readWishes } from './read-wishes.ts';
import { saidBeforeReasons } from './said-before-reasons.ts';
import { withShared } from './shared-verb.ts';
import { besideStays } from './stays-of-some.ts';
import { withSuggestionsAsked } from './suggestions-asked.ts';
import { withThingsUnsaid } from './things-unsaid.ts';
import { withTimeOfMove } from './time-of-move.ts';
import { withStayCounted } from './with-stay.ts';
import { withoutEchoes } from './without-echoes.ts';

/** The wishes of a message, each read on its own, then together, and by what is in it alone where no rule reads it. */
export function readParts(state: ConciergeState, sent: string, how: HowRead): ReadPart[] {
  const parts = readAll(state, sent, how);
  const isUnread = parts.every(({ intent }) => intent.kind === 'unknown');
  // `and lose the boat, too many things`: what it goes on from changes nothing of the order.
  const ordered = isUnread ? sent.replace(GOES_ON, '') : sent;
  const read = ordered === sent ? parts : readAll(state, ordered, how);
  return read.map((part) => withTimeOfMove(part, state));
}
const GOES_ON =
  /^\s*(?:(?:and|also|plus|then|oh)[\s,]+)+(?=(?:please |can (?:we|you) |could (?:we|you) |just )?(?:drop|lose|bin|ditch|scrap|cancel|remove|skip|swap|change|move|add|put|start|finish)\s)/i;

const readAll = (state: ConciergeState, sent: string, how: HowRead): ReadPart[] => {
  const message = withoutWhyAtEnd(withOutAndIn(datesAsDays(sent, state), state));
  return withPartAgainst(readMeant(state, message, how), message, state);
};

function readMeant(state: ConciergeState, message: string, how: HowRead): ReadPart[] {
  const again = (words: string): ReadPart[] => readParts(state, words, how);
  return (
    besideAbsurd(message, state, again) ??
    hourAgainst(message, state) ??
    readAskedFirst(message, state, again) ??
    asOverLimit(message, state) ??
    complaintRemedied(message, state, again) ??
    readInAreas(message, state) ??
    asWholeLine(message, state, again) ??
    inTurn(readWishes(state, message, how), [
      (parts) => saidBeforeReasons(parts, message, again) ?? parts,
      (parts) => withHalves(parts, message, state, again),
      withoutComersTold,
      (parts) => withShared(parts, message, state, (wish) => readWishes(state, wish, how)),
      withoutMet,
      withOwnCap,
      (parts) => withCapHeld(parts, state),
      (parts) => withWhatCannotBeDone(parts, state),
      (parts) => withBestMeant(parts, (wish) => read(wish, state).line),
      (parts) => withSuggestionsAsked(parts, message, state),
      (parts) => withNearKept(parts, state),
      (parts) => withAccessAsked(parts, message, state),
      (parts) => withNeedsAsked(parts, message, state),
      (parts) => withOneMealSaid(parts, state),
      withCountAside,
      (parts) => withCountOnce(parts, state),
      (parts) => (parts.some(({ intent }) => intent.kind === 'dates') ? (besideStays(message, again) ?? parts) : parts),
      withoutEchoes,
      (parts) => withPartAsked(parts, message, state),
      (parts) => parts.map((part) => withStayCounted(part, state)),
      (parts) => parts.map(pricedForSoMany),
      (parts) => withThingsUnsaid(parts, message, state),
      (parts) => withOrdersUnread(parts, message, state),
      (parts) => withoutAbsentDays(parts, state),
      (parts) => withHoursOfElse(parts, message, state),
      withSighAsked,
    ])
  );
}

function hourAgainst(message: string, state: ConciergeState): ReadPart[] | null {
  const intent = readHourAgainst(read(message, state), state);
  return intent && [asWhole(message, intent)];
}

function asOverLimit(message: string, state: ConciergeState): ReadPart[] | null {
  const intent = readOverLimit(read(message, state), state);
  return intent && [asWhole(message, intent)];
}

/** What a message means only as a whole. */
function asWholeLine(message: string, state: ConciergeState, again: (words: string) => ReadPart[]): ReadPart[] | null {
  const whole = readWholeLine(read(message, state), state);
  if (!whole) return null;
  // `any chance of a third night?` only asks.
  const part = whole.kind === 'dates' ? { wish: message, intent: whole, named: [] } : asWhole(message, whole);
  const parts = withSuggestionsAsked([part], message, state);
  return [...(whole.kind === 'dates' ? withHalves(parts, message, state, again) : parts)];
}

/** `book beyonce and move dinner to 8`: the joke is declined, and what else is wished for is done. */
function besideAbsurd(message: string, state: ConciergeState, again: (words: string) => ReadPart[]): ReadPart[] | null {
  const absurd = absurdClause(message, state);
  if (!absurd) return null;
  const { clause, why, rest } = absurd;
  const others = again(rest).filter(({ intent }) => intent.kind !== 'unknown');
  const joke = asWhole(clause, { kind: 'impossible', why });
  return others.length === 0 ? null : [...others, joke];
}
