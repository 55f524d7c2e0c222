import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { isOnlyWhy, ordersNothing } from '../cues/only-why.ts';
import { isLiked } from '../cues/tones.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { openings } from '../typing/openings.ts';

const STRETCH = '(?:(?:the|our|that) )?(?:\\w+day )?(?:(?:morning|afternoon|evening|night|\\w+day) )(?:on \\w+day )?';
const FOR_WHAT =
  '(?:please |pls |thanks )*(for (?!now |later |us |you |the (?:minute|moment|time) |a (?:bit|minute|sec) )(?!(?:\\w+ ){1,4}to (?:choose|pick|decide|sort|plan|book|organise) )(?:\\w+ ){1,6})?$';
const LEAD = `^ ${openings('please|can|could|you|we|kindly|maybe')}`;
const LEAVE = new RegExp(`${LEAD}(?:leave|keep) (?:us |me |them |everyone |people )?${STRETCH}${FOR_WHAT}`);
/** `saturday afternoon free for the match`. */
const FREE = new RegExp(`${LEAD}(?:want |need |have )?${STRETCH}(?:off|free|clear) ${FOR_WHAT}`);
/** Those who say why it is to be left have not made up their minds, or are content. */
const UNDECIDED =
  / (?:sure|deciding|decide|decided|check|checking|wait|waiting|vote|voting|ask|asking|know|confirm|confirmed|happy|fine|sorted|booked|works|good|nice|best|same|already|paid) /;
const OF_OWN = / (?:we|they|everyone|everybody|most|half|some|girls|lads|bride|groom|people|i|he|she|the \w+) /;

/**
 * `leave saturday morning, we are getting our nails done`, `leave saturday afternoon for the cricket`: a stretch of a day
 * that the group has plans of its own for goes, but for what is eaten in it. With no plans told, or with praise, it stays.
 */
export function readLeftToUs(whole: Reading, state: ConciergeState): Intent | null {
  const [said = whole, ...rest] = clausesOf(whole.raw).map(({ text }) => read(text, state));
  const isLeft = LEAVE.test(said.line) || (FREE.test(said.line) && !/\?\s*$/.test(whole.raw));
  const isMore = rest.some((clause) => !(isOnlyWhy(clause) || isTitle(clause)));
  if (!isLeft || isMore || said.slots.length + said.venues.length > 0) return null;
  const forWhat = FREE.test(said.line) ? 'free' : LEAVE.exec(said.line)?.[1];
  const why = whole.line.slice(said.line.length - 1);
  const isOwn = forWhat !== undefined || (rest.length > 0 && OF_OWN.test(why) && !UNDECIDED.test(why) && !isLiked(why));
  const day = onlyOf(said.days);
  if (!isOwn || day === undefined) return null;
  const all = slotsWhere(state.plan, [day], said.timesOfDay, []);
  const stops = all.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
  if (stops.length === 0) return null;
  return { kind: 'drop', scope: { slots: stops, days: [day], timesOfDay: said.timesOfDay, kinds: [], isNamed: true } };
}

/** `champions league final`: a few words that say what a stretch is for. */
const isTitle = (clause: Reading): boolean =>
  ordersNothing(clause) && clause.days.length === 0 && clause.words.length <= TITLE_WORDS_MAX;
const TITLE_WORDS_MAX = 5;
