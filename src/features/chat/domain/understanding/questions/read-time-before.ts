import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const TIME_BEFORE =
  /^ (?:(?:so|and|ok|please|hi) )*(?:can we have|could we have|(?:would|will|do|does|did) (?:we|they|people|everyone|the \w+) (?:all |still )?(?:have|get)|leave|give|allow|we need|need|make sure (?:we have|there is)|will there be|would there be|do we have|is there|have we got|will we have|enough|(?:us|the girls|the lads|everyone|them) )+(?: ?(?:us|the girls|the lads|everyone|them))? ?(?:(?:an?|half an|some|enough|\d+|one|two) )?(?:free |spare )?(?:time|hours?|minutes?|mins|break|gap|breather)(?: \w+){0,8}? before (?:the |our )?\w+/;
/** `how long do we have to get ready before dinner`: asked outright. */
const HOW_LONG_BEFORE =
  /^ (?:(?:so|and|ok|but|also|roughly) )*(?:how long|how much time|what time|how many hours) (?:do we (?:have|get)|have we got|is there|will we have|are we left with|does that (?:leave|give) us)(?: \w+){0,6}? (?:before|until|till) (?:the |our )?\w+/;
/** `nap before dinner`: what people do meanwhile needs no place. */
const MEANWHILE =
  /^ (?:(?:so|and|ok|please|hi|can|could|we|have|a|an|quick|cheeky|power|disco|time|for|to|need|want|fancy|little) )*(?:nap|naps|kip|siesta|shower|showers|lie down|freshen up|spruce up|get (?:changed|ready|showered)|change of clothes|outfit change)(?: (?:on )?\w+day)? before (?:the |our )?\w+/;

/** `is there time to nip back and get changed`: before the evening, where no part is named. */
const TIME_TO =
  /^ (?:(?:so|and|but|ok|also|please|hi|on|\w+day) )*(?:(?:is|will|would) there (?:be )?|have we got |have we |do we (?:get|have) |will we (?:get|have) |(?=time ))(?:(?:any|enough|some|much|still|a bit of|plenty of|the) )*time(?: for (?:us|everyone|people|the \w+))? (?:to|for) (?:(?:nip|pop|go|get|head|dash|run|come|drop|pop|us) )*(?:(?:back|home|to|the|our|hotel|hostel|room|rooms|apartment|digs|airbnb|flat|and|get|have|grab|a|an|quick|for|everyone|us|all) )*(?:change|changed|ready|showered?|showers?|glammed|dolled|dressed|freshen|freshened|outfit|back|hotel|hostel|room|rooms|apartment|digs|airbnb|home) (?!.* (?:swap|drop|add|move|cheaper) )/;

/**
 * `is there time to nip back and get changed`: how long there is before each dinner of the days that are meant, or after the part
 * that is named. Null where nothing comes before or after.
 */
function readTimeTo(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, kinds, days } = reading;
  const { plan } = state;
  if (!TIME_TO.test(line)) return null;
  if (slots.length + kinds.length > 0) return afterPart(reading, state);
  const pairs = plan.days.flatMap(({ slots: ofDay }, day) => {
    const at = ofDay.findIndex(({ kind }) => kind === 'dinner');
    const [before, dinner] = [ofDay[at - 1], ofDay[at]];
    return before && dinner && (days.length === 0 || days.includes(day))
      ? [
          { day, slot: before },
          { day, slot: dinner },
        ]
      : [];
  });
  return pairs.length === 0 ? null : { kind: 'free-time', asks: 'between', scope: scopeOf(pairs) };
}

/** `time to get ready after the cruise`: up to what comes next that day. */
function afterPart({ line, days }: Reading, state: ConciergeState): Intent | null {
  const at = line.search(/ after (?:the |our )?\w/);
  const named = at < 0 ? null : read(line.slice(at).replace(/^ after/, ''), state);
  const scope = named && findScope(named, state.plan, named.words.length).slots;
  const part = onlyOf(scope?.filter(({ day }) => days.length === 0 || days.includes(day)) ?? []);
  const ofDay = part ? (state.plan.days[part.day]?.slots ?? []) : [];
  const next = part && ofDay[ofDay.findIndex(({ id }) => id === part.slot.id) + 1];
  return part && next
    ? { kind: 'free-time', asks: 'between', scope: scopeOf([part, { day: part.day, slot: next }]) }
    : null;
}

/**
 * `leave an hour free before dinner`, `is there time to get changed before heaven`: how long there is between the part
 * before and that one, which may be enough. Null where nothing comes before it that day, and for anything else.
 */
export function readTimeBefore(reading: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  const { line } = reading;
  const timeTo = readTimeTo(reading, state);
  if (timeTo) return timeTo;
  if (!TIME_BEFORE.test(line) && !MEANWHILE.test(line) && !HOW_LONG_BEFORE.test(line)) return null;
  // What is meant stands behind the `before`, with the day wherever it is said.
  const behind = read(line.slice(line.search(/ (?:before|until|till) /)).replace(/^ \w+/, ''), state);
  const target = onlyOf(
    findScope({ ...behind, slots: behind.slots.slice(-1) }, plan, behind.words.length).slots.filter(
      ({ day }) => reading.days.length === 0 || reading.days.includes(day),
    ),
  );
  if (!target) return null;
  const slots = plan.days[target.day]?.slots ?? [];
  const before = slots[slots.findIndex(({ id }) => id === target.slot.id) - 1];
  if (!before) return null;
  const scope = scopeOf([{ day: target.day, slot: before }, target]);
  return { kind: 'free-time', asks: 'between', scope };
}
