import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { CHANGES } from '../cues/asks.ts';
import { clausesOf } from '../cues/clauses.ts';
import { ordersNothing } from '../cues/only-why.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';

type Kinds = ReadonlySet<Intent['kind']>;

const RUN_DOWN = (faults: string): RegExp =>
  new RegExp(
    `^ (?:(?:so|and|but|ok|ooh|oh|hmm|um|wow|blimey|tbh|think|i|it|this|that|the|our|plan|price|total|cost|whole|thing|\\w+day|day|nights?|evenings?|mornings?|afternoons?|is|are|be|all|looks|look|looking|feels|feel|feeling|seems|sounds|getting|bit|a|little|too|very|quite|rather|pretty|really|so|well|just|kind|of|sort|slightly|much|way|far) )*(?:${faults})(?: (?:for|us|our|everyone|the|girls|lads|hens|group|though|tbh|isnt it|on|\\w+day|as it is|on paper|now|up|out|really|mate|lol|haha|x+))* $`,
  );

/** What may be wrong with a day or the whole trip, and the wishes that put it right. */
const FAULTS: readonly { said: RegExp; remedies: Kinds }[] = [
  {
    said: RUN_DOWN('expensive|steep|pricey|dear|much|lot|lot of money|over budget'),
    remedies: new Set(['cheaper', 'budget', 'day-limit', 'drop', 'swap']),
  },
  {
    said: RUN_DOWN(
      'busy|packed|full|full on|hectic|crammed|rammed|rushed|tight|heavy|tiring|exhausting|knackering|long|strenuous|energetic|demanding|intense|gruelling|much',
    ),
    remedies: new Set(['mood', 'drop', 'at-most', 'retime', 'hours', 'busy', 'some-free']),
  },
  { said: RUN_DOWN('early|late|slow'), remedies: new Set(['retime', 'hours', 'busy']) },
  {
    said: RUN_DOWN('flat|dull|tame|boring|quiet|samey|empty|thin|light|bland|sedate|dead'),
    remedies: new Set(['mood', 'add', 'vague']),
  },
];

/**
 * `bit busy saturday, can you calm it down`, `bit steep, can you get it down`: what is wrong with a day or the trip, and what
 * is to be done about it, are one wish, of that day where the wish names none. What is told before the two orders nothing. Null
 * for anything else.
 */
export function complaintRemedied(
  message: string,
  state: ConciergeState,
  readAlone: (wish: string) => ReadPart[],
): ReadPart[] | null {
  const [before, second] = clausesOf(message);
  const own = remedied(message, state, readAlone);
  if (own || !before || !second || !/[,.;!]/.test(before.joint)) return own;
  const isTold =
    ordersNothing(read(before.text, state)) && readAlone(before.text).every(({ intent }) => !CHANGES.has(intent.kind));
  const rest = message.slice(message.indexOf(second.text, message.indexOf(before.text) + before.text.length));
  return isTold ? remedied(rest, state, readAlone) : null;
}

function remedied(message: string, state: ConciergeState, readAlone: (wish: string) => ReadPart[]): ReadPart[] | null {
  const [, said, remedy] = PARTED.exec(message) ?? [];
  if (said === undefined || remedy === undefined) return null;
  const complaint = read(said, state);
  const faults = FAULTS.filter((one) => one.said.test(complaint.line));
  if (faults.length === 0 || /\?\s*$/.test(said)) return null;
  const { days, line } = read(remedy, state);
  const [day, another] = complaint.days;
  if (another !== undefined || OF_TRIP.test(line)) return null;
  const isElsewhere = day !== undefined && days.length > 0 && !days.includes(day);
  if (isElsewhere) return null;
  const own = day === undefined || days.length > 0 ? null : `${remedy.replace(END, '')} on ${dayName(state.plan, day)}`;
  const parts = readAlone(own ?? remedy);
  const isRemedied = parts.some(({ intent }) => faults.some(({ remedies }) => remedies.has(intent.kind)));
  const isChange = parts.every(({ intent }) => CHANGES.has(intent.kind) || intent.kind === 'vague');
  // `any way to make it cheaper?` is wanted, where it was said why.
  return isRemedied && isChange ? parts.map((part) => ({ ...part, isJoined: true })) : null;
}

/** The first clause and all that is said after it. */
const PARTED =
  /^([^,.;:!?\n]{4,60}?)(?:\s*[,.;:!\n…]+\s+|\s+-+\s+|\s+(?:so|can we|can you|could you|could we)\s+(?=\w))(.+)$/is;
const END = /[\s.!,x]*$/;
/** What holds for all days, whichever is complained of. */
const OF_TRIP = / (?:all|every|each|both|whole|overall|total|a head|pp|each way) /;
