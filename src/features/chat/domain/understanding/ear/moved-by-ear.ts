import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName, unheardOf } from '../cues/unknown-thing.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { isOtherNumber } from '../finding/count-people.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { findDays } from '../finding/find-days.ts';
import { deniesAge } from '../finding/find-people.ts';
import { readNumber } from '../finding/read-number.ts';
import { isOfSome } from '../finding/some-of-group.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { leastOf } from '../wishes/read-hours.ts';

/**
 * A move in time, a new number of people or one thing more, where the ear heard such a kind: which day, hour, number or
 * part is linked from the words. Null where the kind needs one that the line does not have.
 */
export function movedOfKind(label: string, reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  switch (label) {
    case 'move-day':
      return movedToDay(reading, state);
    case 'at':
      return atHour(reading, scope);
    case 'hours':
      return hoursOf(reading, state);
    case 'size':
      return sizeOf(reading);
    case 'add':
      return addedTo(reading, scope);
    default:
      return null;
  }
}

/** Days that are only named to say where a thing is no longer to be. */
const OLD_DAY =
  / (?:not|instead of|rather than|from|no longer) (?:on )?(?:the )?(\w+day|first|second|third|last)(?= )/g;

function movedToDay({ line, slots: mentions, words }: Reading, { plan, today }: ConciergeState): Intent | null {
  const daysIn = (text: string): number[] => findDays(` ${text.replace(OLD_DAY, ' ').trim()} `, plan, today);
  const named = eachOnce(mentions.flatMap(({ slots }) => slots));
  const [first, second] = named;
  if (!first) return null;
  const aside = / (?:the|a) (?:day|night) (before|after|earlier|later)(?= )/.exec(line)?.[1];
  const beside = aside === undefined ? [] : [first.day + (aside === 'before' || aside === 'earlier' ? -1 : 1)];
  const targets = [...daysIn(line), ...beside].filter((day) => day !== first.day && day >= 0 && day < plan.days.length);
  if (named.length === 1) {
    const [day] = targets;
    return day !== undefined && targets.length === 1 ? { kind: 'move-day', slot: first, day } : null;
  }
  // `hawksmoor friday, circolo saturday`: each goes to the day of the other.
  const [one, other] = mentions;
  const isPair = named.length === 2 && mentions.length === 2 && one !== undefined && other !== undefined;
  if (!isPair || !second || first.slot.kind !== second.slot.kind) return null;
  const [forFirst] = daysIn(words.slice(one.to, other.from).join(' '));
  const [forSecond] = daysIn(words.slice(other.to).join(' '));
  return forFirst === second.day && forSecond === first.day ? { kind: 'exchange', first, second } : null;
}

/** The one part that is named, at the one hour that is said. */
function atHour({ raw, slots: mentions, types, venues }: Reading, scope: Scope): Intent | null {
  // `afternoon tea at 3` is wanted, whatever is there at three.
  if (mentions.length === 0 && types.length + venues.length > 0) return null;
  const slot = onlyOf(eachOnce(mentions.length > 0 ? mentions.flatMap(({ slots }) => slots) : scope.slots));
  const [clock, ...others] = findClocks(raw).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  if (!slot || !clock || others.length > 0) return null;
  const startMinute = nearest(clock, slot.slot.startMinute);
  if (clock.isBare && Math.abs(startMinute - slot.slot.startMinute) > BARE_WITHIN) return null;
  const direction = startMinute < slot.slot.startMinute ? 'earlier' : 'later';
  return { kind: 'retime', scope: { ...scope, slots: [slot] }, direction, edge: null, startMinute, byMinutes: null };
}

/** How far from its present start a bare number may still mean an hour for a slot, minutes. */
const BARE_WITHIN = 180;

const ENDS =
  / (?:finish|finished|end|ends|stop|home|bed|done|wrap|last orders|leave|leaving|train|flight|coach|bus|ferry|plane|by|over|airport|station) /;

const FREE_UNTIL = / (?:free|available|around|about|here|with us) (?:until|till|til) /;

function hoursOf({ raw, line, days, slots, kinds }: Reading, { plan }: ConciergeState): Intent | null {
  // `only free until 6` is no hour to begin at.
  if (slots.length + kinds.length > 0 || FREE_UNTIL.test(line)) return null;
  const [clock, ...others] = findClocks(raw).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const last = plan.days.length - 1;
  // `in bed by 10` without a day is every night but the last.
  if (
    clock &&
    others.length === 0 &&
    days.length === 0 &&
    last > 0 &&
    / (?:bed|early nights?|lights out|curfew) /.test(line)
  )
    return {
      kind: 'hours',
      edge: 'finish',
      day: 0,
      minute: inEvening(clock),
      alsoDays: plan.days.slice(1, last).map((_, at) => at + 1),
    };
  const [day = last === 0 ? 0 : null] = days;
  if (!clock || others.length > 0 || day === null || days.length > 1) return null;
  if (!ENDS.test(line)) return { kind: 'hours', edge: 'start', day, minute: inDay(clock), ...leastOf(line, clock) };
  return { kind: 'hours', edge: 'finish', day, minute: day < last ? inEvening(clock) : inDay(clock) };
}

/** More people than this in a number are a price or a year. */
const PEOPLE_MAX = 99;

/** A number beside these is of those who come or go, or of a price. */
const CHANGES_BY =
  / (?:more|extra|another|additional|further|fewer|less|cheaper|apologies|dropped|lost|again|star|out|sent) /;

/** `find us something 40 ish`: what it may cost. */
const OF_PLACE = / (?:something|somewhere|anything|anywhere|restaurant|place|meal) (?:\w+ ){0,2}\d/;

/** The only number of the line. */
function sizeOf({ words, amount, line, raw }: Reading): Intent | null {
  if (CHANGES_BY.test(line) || OF_PLACE.test(line) || deniesAge(line) || raw.includes('%')) return null;
  const counted = words.filter((_, at) => !isOtherNumber(words, at));
  const numbers = new Set(counted.flatMap((word) => readNumber(word) ?? []).filter((number) => number > 1));
  const [people] = numbers;
  if (amount !== null || numbers.size !== 1 || people === undefined || people > PEOPLE_MAX) return null;
  const change = { kind: 'size', people } as const;
  return isOfSome(line, change) ? null : { kind: 'group-size', change };
}

/** `we also need a meeting room on friday`: what is wanted by name, though every word of it is an everyday one. */
const WANTED = / (?:need|needs|require|book|hire|arrange|organise) (?:a|an) ((?:\w+ ){1,3}?)(?:on|for|in|at|\w+day) /;
const OF_ANY_KIND =
  / (?:activity|thing|things|bit|stop|trip|outing|visit|event|something|drink|drinks|pub|bar|boogie|dancing|night|evening|morning|afternoon|day|break|rest|laugh|change|place|meal|bite|plan|party|celebration|surprise|filler) /;

/** `something for sunday night`: a slot of a kind on that day, whatever it is. */
function addedTo(reading: Reading, scope: Scope): Intent | null {
  const { types, venues, slots, kinds, timesOfDay, line } = reading;
  if (types.length + venues.length + slots.length > 0 || scope.days.length !== 1) return null;
  // `put stonehenge on friday` is no wish for whatever there is.
  const unheard = unheardOf(reading);
  if (unheard !== null) return refusedByName(unheard);
  const wanted = WANTED.exec(line)?.[1]?.trim();
  if (wanted !== undefined && !OF_ANY_KIND.test(` ${wanted} `)) return refusedByName(wanted);
  const [kind = timesOfDay.includes('Evening') ? 'night' : 'activity'] = kinds;
  const slotKind = / (?:drinks?|pub|bar|boogie|dancing) /.test(line) ? 'night' : kind;
  return { kind: 'add', scope, want: NO_PREFERENCE, slotKind, isAnother: true };
}
