import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, lastReplyOf, lastWish, listedWishes, NOT_YET, offeredWish } from '../../wording/offers.ts';
import { howAsked } from '../cues/how-asked.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { NUMBER } from '../finding/read-number.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { partsSpokenOf } from './spoken-of.ts';

const WORDS_MAX = 9;
const OF_MONEY =
  / (?:how much|cost|costs|price|total|each|per head|pp|cheaper|save|saving|saves|come to|damage|bill|pay) /;
const GOES_ON =
  /^ (?:(?:ok|so|right|hmm|cool|oh) )*(?:and|or|then|what about|how about|and what about|and how about) (?:what )?(?:if |just )?/;
const WITHOUT = /^(?:without|minus|no|not doing|dropping|skipping) (.+?) (?:too |as well |instead |then |either )*$/;
/** `and if we left out both`, of two that were only weighed. */
const BOTH_OUT =
  /^(?:(?:if |what |we |without |leave out |leaving out |left out |leave |lost |lose |drop |dropped |dropping |skip |skipped |did without |do without |minus |out )+)(?:both|them both|the two|those two)(?: of (?:them|those))?(?: out| then| too)* $/;
const IS_OUT = /^\s*(.+?) \((?:\w+day )[^\n]* is out\.$/m;
const SO_MANY_MORE = new RegExp(
  `^(?:with |for |plus )?(?:an? )?(${NUMBER})(?: (?:lads|girls|people|of us|guys|mates))? (more|extra|less|fewer)(?: (?:lads|girls|people|of us|guys|mates|then|of them))* $`,
);

/**
 * What goes on from a question about money or from a change that was only shown: `and without the karting`, `or with 2
 * more`, as the same question of that; null where nothing was asked before, and for any other message.
 */
export function askedOn({ history }: ConciergeState, line: string): string | null {
  const last = lastWish(history);
  const opening = GOES_ON.exec(line)?.[0];
  if (last === null || opening === undefined || line.split(' ').length - 2 > WORDS_MAX) return null;
  const asked = normalise(last).line;
  const isAsked = lastReplyOf(history).includes(NOT_YET) || howAsked(last).asked !== null || OF_MONEY.test(asked);
  if (!isAsked) return null;
  const rest = line.slice(opening.length);
  if (BOTH_OUT.test(rest)) {
    const weighed = history.filter(({ role }) => role === 'assistant').slice(-2);
    const names = weighed.flatMap(({ content }) =>
      content.includes(NOT_YET) ? (IS_OUT.exec(content)?.[1] ?? []) : [],
    );
    return names.length === 2 ? `what if we drop ${names.map(asTyped).join(' and ')}` : null;
  }
  const dropped = WITHOUT.exec(rest)?.[1];
  if (dropped !== undefined) return `what if we drop ${dropped}`;
  const [, count, way] = SO_MANY_MORE.exec(rest) ?? [];
  if (count === undefined) return null;
  return /more|extra/.test(way ?? '') ? `what if ${count} more people come` : `what if ${count} people drop out`;
}

const WORTH =
  /^ (?:(?:and|so|but|hmm|ok|is it|it is|really) )*(?:worth it|worth the money|any good|any cop|decent)(?: (?:then|though|is it))* $/;

/** `worth it?`, of the one part that was just told of. */
export function askedOfThat(state: ConciergeState, line: string): string | null {
  const [only, another] = partsSpokenOf(state);
  const isOpen = state.history.length === 0 || lastChanged(state.history) || listedWishes(state.history).length > 0;
  return WORTH.test(line) && only && !another && !isOpen ? `is ${asTyped(only.slot.name)} worth it` : null;
}

const STILL_OK =
  /^(.{6,70}?)(?:\s+(?:tho|though))?[\s,.;!–-]+(?:(?:is|would|will) (?:it|that)(?: be)? )?(?:still|also|that) (?:be )?(?:ok|okay|fine|alright|good|suitable|work)(?: (?:for|with) (?:him|her|them|that))?\s*\?+\s*$/i;

/** `our eldest's coeliac tho. still ok?`, of the one part that was just told of: asked in full. Null where no need is told. */
export function stillOk(state: ConciergeState, message: string): string | null {
  const told = state.history.length === 0 || lastChanged(state.history) ? undefined : STILL_OK.exec(message)?.[1];
  if (told === undefined) return null;
  const [only, another] = partsSpokenOf(state);
  const { diets, slots, days } = read(told, state);
  const isOwn = slots.length + days.length > 0 || diets.length === 0;
  return !only || another || isOwn ? null : `${told}. is ${asTyped(only.slot.name)} ok for them?`;
}

const AFTER_THAT =
  /^ (?:(?:ok|so|cool|right|hmm|oh|great|lovely) )*(?:(?:and|what|whats|what is|what about|on|comes|happens|do we do|are we doing|have we got) )*(?:(?<side>after|before)(?: (?:that|this|it))?|then(?: what)?) $/;

/** `and after that`, of parts that were just told of: what comes next to them, on the next day where they end theirs. */
export function besideThose(state: ConciergeState, line: string): string | null {
  const found = AFTER_THAT.exec(line);
  if (!found || line.trim() === 'then' || state.history.length === 0 || lastChanged(state.history)) return null;
  if (offeredWish(state.history) !== null || listedWishes(state.history).length > 0) return null;
  const isBefore = found.groups?.side === 'before';
  const asked = normalise(lastWish(state.history) ?? '').line;
  const told = slotsOf(state.plan).filter(({ slot }) => lastReplyOf(state.history).includes(slot.name));
  const parts = / (?:after|before) /.test(asked) && told.length > 0 ? told : partsSpokenOf(state);
  const part = isBefore ? parts[0] : parts.at(-1);
  if (!part) return null;
  const { plan } = state;
  const ofDay = plan.days[part.day]?.slots ?? [];
  const other = plan.days[part.day + (isBefore ? -1 : 1)];
  const isEdge = (isBefore ? ofDay[0] : ofDay.at(-1))?.id === part.slot.id;
  if (isEdge && !other) return isBefore ? null : `what time do we finish on ${dayName(plan, part.day)}`;
  if (isEdge) return `what is on ${dayName(plan, part.day + (isBefore ? -1 : 1))}`;
  return `what comes ${isBefore ? 'before' : 'after'} ${asTyped(part.slot.name)}`;
}
