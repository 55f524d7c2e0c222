import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes, listedWithWord, offeredWish, openQuestion } from '../../wording/offers.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { type PlacedSlot, type SlotMention, slotsOf } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { type Reading, read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';
import { lastParts } from './last-read.ts';
import { focusOf } from './leaning/focus.ts';
import { partBeforePlace } from './place-at-hand.ts';
import { readAlone } from './read-alone.ts';

const WORDS_MAX = 16;
const MARKS = /\s*(?:[,;.!?…]+(?=\s|$)|\s[-–—]+\s|\s(?:but|though|tho)\s(?!not\b))\s*/;

const OTHERWISE = /[\s,.;]+(?:otherwise|or else|failing that|if not|or if not)[\s,]+/i;
const IF_HAD =
  /[\s,]+if (?:you(?:'ve|ve| have)?(?: got| have)? (?:it|one|that)|there(?:'?s| is) one|possible|poss|(?:its|it's|that's) (?:available|possible))[\s,.]*$/i;
/** Whose wish it is: `the girls would prefer`, `lads want`, `they'd rather do`. */
const WHO =
  '(?:i|we|they|she|he|everyone|everybody|(?:most|half|some|all)(?: of)? (?:us|them|(?:the|our) \\w+)|(?:(?:the|our|my) )?(?:girls|lads|boys|ladies|guys|team|group|lot|hens?|stags?|bride|groom|kids|others|birthday (?:girl|boy)|mum|dad|nan|boss))';
const WISHES = new RegExp(
  `^ (?:(?:no|haha|lol|but|and|so|well|i think|ok|actually) )*(?:${WHO} (?:(?:(?:would|should|d) )?(?:all |just |really |much |far )*(?:rather|sooner|prefer|want|wants|fancy|fancies)|would (?:all |just |really |much )*(?:like|love))|(?:they|she|he|we|i|you)d (?:all |just |really |much )*(?:rather|sooner|prefer|like|love))(?: (?:to )?(?:do|have|go for|go to|go|try|get|be doing))? `,
);
/** Words before what is wanted that want nothing themselves. */
const LEAD =
  /^ (?:(?:no|nope|nah|naw|yes|yeah|just|eh|ugh|hmm|mm+|haha|lol|oh|um|erm|ah|er|sorry|actually|ok|okay|but|well|wait|hang on|hold on|and|so|then|maybe|perhaps|none of (?:those|them|these)|neither|not (?:that|it|this|those|them|these)(?: one| ones| place)?(?= $| (?:something|somewhere|an?) )|i|we|id|wed|would|mean|meant|prefer|rather|sooner|want|wanted|fancy|need|like|have you got|have you|got|how about|what about|can|could|you|please|do with|do|have|find|us|me|get|go for|make (?:it|that)|try|lets|it|to|be|for|that be|do it as|more like) )*/;
/** `the saturday one`, `the night one`, as long as what came is on that day and of that kind. */
const POINTS = /^ (?:(?:yes|yeah|no|and|ok) )*(?:(?:for )?(?:the|that) (?:\w+ )?one|that|it|there) $/;
/** `thats boring`, `too basic`, `we did one last year`: what is the matter with what came. */
const COMPLAINS =
  /^ (?:(?:no|nah|hmm|oh|god|sorry|ok|but|well) )*(?:(?:i |we )?(?:fear|worry|suspect|(?:am |are )?(?:afraid|worried)) (?:(?:that|it|this|the place) )*(?:may|might|could|will|would|is|looks|sounds|seems)(?= )|(?:it|that) (?:may|might|could|will|would) (?:well )?be (?:(?:a bit|a little|bit|too|rather|very|quite) )*(?:noisy|loud|dull|boring|basic|posh|fancy|rowdy|rough|busy|crowded|stuffy|quiet|tame|much)(?= )|(?:i |we )?(?:dont think|doubt|cant see|not sure) (?:\w+ ){1,4}(?:go for|liking|like|enjoy|enjoying|into|fancy|want|love|up for|going for|keen)(?= )|(?:that is|thats|it is|its|looks?|sounds?|seems?|too|a bit|bit|way too|very|bit too|not my|not our|not really|boring|dull|rubbish|naff|meh|grim|shite?|crap|awful|no good|(?:weve |we have |we |ive |i |theyve |they |she |he |half of (?:us|them) )?(?:just |only |already |all )?(?:been|done|did|had|have had|having|ate|tried|went|are having|getting)(?= (?:it|that|this|there|one|some|them|pizza|loads|last|yesterday|before|already|\w+day|for|on|the)))(?= ))(?: \w+){0,5} $/;
const DENIES =
  /^ (?:(?:no|nah|nope|hmm|haha|lol|sorry|oh|but|and) )*(?:not|no more|no(?! (?:an?|the|some\w*|i|we|can|could|how|what|rather|make|lets|maybe|actually|not|just) )|nothing|isnt|never) (?!more )(?:an? |another |any )?(?=\w)/;
const NO_SUCH =
  / no (?!(?:more|an?|the|some\w*|i|we|it|its|thats?|can|could|how|what|rather|make|lets|maybe|actually|not|just|thanks|sorry|nah|need|way) )\w/;
/** What `the best` is to be is better than what came, whatever it costs. */
const BEST =
  /^ (?:the |a |an |some )?(?:very )?(?:best|nicest|poshest|fanciest|smartest|good|proper|decent)(?: (?:one|place|of the lot|there is|you have|youve got|you can find))* $/;
const ENDS =
  / (?:(?:please|pls|thanks|then|instead(?: of (?:that|it|this)(?: one)?)?|rather than (?:that|it|this)(?: one)?|if (?:we|i|you) may|if you would|if possible|perhaps|maybe|or something|or so|or similar|thing|(?:might|would|d) be (?:(?:a lot|much|far|way|more|so|really|a|bit) )*(?:nicer|better|good|great|nice|lovely|us|fun|perfect|ideal|preferable|our thing|preferred)|mate|hun|x+) )+$/;
/** Words of somebody who wants a thing and points at none. */
const OPENS = /^ (?:something|somewhere|anything|anywhere|some|an?|another|one|more|less|proper|just an?) /;
/** What says of the part that was only told of that something else is to stand in its place. */
const IN_ITS_PLACE =
  / (?:instead|rather|prefer|sooner|(?:that|it) be (?:an?|somewhere|something)|be (?:\w+ )?(?:nicer|better|good|great|preferable)) |^ (?:(?:ok|oh|hmm|eh|and|so|then|can we have|could we have|can we do|could we do|maybe|perhaps) )*(?:something|somewhere|anywhere) /;
/** Put as a question and meant as a wish; `italian?` only asks. */
const ASKS = / (?:can|could|how about|what about) /;
/** A bare word is meant for what came only where it is said to be another. */
const TURNS_DOWN =
  /^ (?:(?:hmm|oh|um|ok|well) )*(?:no|nope|nah|naw|not|actually|sorry|rather|id rather|wed rather|id prefer|wed prefer|make (?:it|that)|how about|what about|maybe) /;
const OF_THAT = / (?:instead of|rather than) (?:that|it|this)(?: one)? /;
/** `what about bowling`, after what karting costs, asks the same of it. */
const ONLY_ASKS = / (?:how|what) about /;
/** These order, ask or tell something of their own. */
const SAYS_MORE =
  / (?:struggles?|manage|cope|swap|swop|change|switch|replace|drop|bin|cancel|remove|lose|scrap|add|move|put|keep|leave|undo|back|same|also|too(?= $| please | x )|as well|instead of|rather than|earlier|later|why|when|which|where|who|whats|much|cheaper|cheap|cheapest|all|both|everything|each|every|one of us|of us|people|stay|hotel|asked for|i said|wanted|first|other way (?:round|around|about)) /;

/** The parts of a day that a place of the list can stand as. */
const STANDS_AS: Readonly<Record<'activity' | 'restaurant' | 'nightlife', readonly SlotKind[]>> = {
  activity: ['activity'],
  restaurant: ['lunch', 'dinner'],
  nightlife: ['night'],
};
const OF_AN_EVENING = /comedy|cabaret|theatre|live music/i;

/** Whether a place of the list can stand as that part of a day; a comedy night is an evening out, whatever it is filed as. */
export const canStandAs = ({ kind, type }: Venue, part: SlotKind): boolean =>
  STANDS_AS[kind].includes(part) || (part === 'night' && OF_AN_EVENING.test(type));

/**
 * What was meant in the place of what has just come in for something else, or of the one part that the last question was of, as a
 * whole wish: `no, somewhere italian`, `not a museum, something outdoors`, `too basic, the best`, `they'd rather do an escape
 * room`. What was only asked about gives way only where the message speaks against it, or says that something is to stand in its
 * place. Null where several things came, or the message speaks of anything else: then a kind of place that the plan has elsewhere
 * is not what is wanted.
 */
export function otherWanted(state: ConciergeState, message: string): string | null {
  // `the bowling if you have it, otherwise the quiz`: the first of them that can stand there.
  const [first = '', ...others] = message.split(OTHERWISE);
  const isChoice = others.length > 0;
  return [first, ...others].reduce<string | null>(
    (found, words) => found ?? wantedIn(state, isChoice ? words.replace(IF_HAD, '') : words),
    null,
  );
}

function wantedIn(state: ConciergeState, message: string): string | null {
  const listed = partListed(state);
  const isOpen = openQuestion(state.history) !== null && !listed;
  const { line, words } = normalise(message);
  // `do paintball instead of it`, after that was asked about, is of the part before.
  const told = listed ? null : (partTold(state) ?? (OF_THAT.test(line) ? partBeforePlace(state) : null));
  const came = listed ?? (isOpen || offeredWish(state.history) !== null ? null : (cameAlone(state) ?? told));
  if (!came || words.length > WORDS_MAX || SAYS_MORE.test(line.replace(OF_THAT, ' ')) || findClocks(line).length > 0)
    return null;
  const reading = read(message, state);
  if (!isAboutIt(reading, came) || (!listed && reading.types.length > 0 && namedItsWant(state))) return null;
  if (listed && (listedWithWord(state.history, words) !== null || isOfListed(reading, state))) return null;
  const denied: string[] = [];
  const wanted: string[] = [];
  let complaints = 0;
  for (const clause of message.split(MARKS)) {
    const said = normalise(clause).line;
    const rest = said.replace(WISHES, ' ').replace(LEAD, ' ').replace(ENDS, ' ');
    if (rest.trim() === '' || POINTS.test(said)) continue;
    const not = DENIES.test(said) && !WISHES.test(said) ? said.replace(DENIES, ' ').replace(ENDS, ' ').trim() : null;
    // `nah more upmarket` wants more of it.
    if (not !== null && / no more /.test(said) && read(not, state).types.length === 0) wanted.push(`more ${not}`);
    else if (not !== null && isWantedAfterNo(said, not, state)) wanted.push(not);
    else if (not !== null) denied.push(not);
    else if (BEST.test(rest)) wanted.push('the best place');
    else if (
      OPENS.test(rest) ||
      (wanted.length === 0 &&
        (listed || told || TURNS_DOWN.test(line) || denied.length > 0) &&
        isKind(rest, state, told !== null))
    )
      wanted.push(rest.trim());
    // `could that be a bit more cultural, fado or something`: a kind says more than what it is like.
    else if (wanted.length > 0 && isKind(rest, state) && wanted.every((words) => read(words, state).types.length === 0))
      wanted.splice(0, wanted.length, rest.trim());
    else if (!COMPLAINS.test(said)) return null;
    else complaints += 1;
  }
  const isSpokenAgainst = (TURNS_DOWN.test(line) && !ONLY_ASKS.test(line)) || denied.length + complaints > 0;
  if (told && !isSpokenAgainst && !IN_ITS_PLACE.test(line)) return null;
  // `no ice cream then`, of what was only told of, wants nothing in its place.
  if (told && wanted.length === 0 && NO_SUCH.test(line)) return null;
  const isTurnedDown = denied.some((words) => isOf(words, state, came));
  // `too late for the youngest. no ice cream then`, of what was only told of: it goes.
  if (wanted.length === 0 && (!isTurnedDown || (told && / no (?!\w+ (?:not|but) )/.test(line)))) return null;
  const want = wanted.length === 0 ? 'something else' : wanted.join(' ');
  // What is not to be is said of a kind of place; `not the cheap one` is said by what is wanted.
  const kinds = denied.filter((words) => read(words, state).types.length > 0).map((words) => `, not ${words}`);
  const wish = `swap ${asTyped(came.slot.name)} for ${want}${kinds.join('')}`;
  if (!isSwapOf(wish, came, state, wanted.length > 0)) return null;
  return ASKS.test(line) || !/\?\s*$/.test(message) ? wish : `what if we ${wish}?`;
}

/** `no italian`, where there is none: a no to what came, and what should have. */
function isWantedAfterNo(said: string, kind: string, state: ConciergeState): boolean {
  const types = read(kind, state).types.flatMap((type) => type.types);
  const isThere = slotsOf(state.plan).some(({ slot }) => types.includes(slot.type));
  return (
    / no (?!more )/.test(said) &&
    !/ (?:not|none|never) /.test(said) &&
    types.length > 0 &&
    !isThere &&
    isKind(` ${kind} `, state)
  );
}

/** The one part of the plan that the last question was of. */
function partTold(state: ConciergeState): PlacedSlot | null {
  const focus = focusOf(state);
  return focus?.kind === 'told' ? focus.part : null;
}

/** The one part of the plan that other places were just listed for. */
function partListed({ history, plan }: ConciergeState): PlacedSlot | null {
  const parts = new Set(listedWishes(history).map((wish) => /^swap (.+?) for /.exec(wish)?.[1] ?? ''));
  const [part] = parts;
  return (parts.size === 1 && slotsOf(plan).find(({ slot }) => slot.name === part)) || null;
}

/** `a curry would be lovely`, of a list that has one: that very place is meant. */
function isOfListed({ types }: Reading, { history, places }: ConciergeState): boolean {
  const names = listedWishes(history).map((wish) => / for (.+)$/.exec(wish)?.[1]);
  const wanted = types.flatMap((type) => type.types);
  return venuesOf(places).some(({ name, type }) => wanted.includes(type) && names.includes(name));
}

/** Whether the last wish said by its kind what was to come: then `not bowling, ping pong` puts that right. */
function namedItsWant(state: ConciergeState): boolean {
  return (
    state.previous !== null &&
    lastParts(state).some(
      ({ intent }) => intent.kind === 'swap' && intent.want.types.length + intent.want.venueIds.length > 0,
    )
  );
}

/** Whether nothing else of the plan is pointed at: a part by its name, another day or another meal. */
function isAboutIt(
  { slots, days, kinds, timesOfDay, types, words, hotels, amount }: Reading,
  came: PlacedSlot,
): boolean {
  const isKindWord = (slot: SlotMention): boolean =>
    types.some((type) => type.from <= slot.from && slot.to <= type.to && type.types.length > 0) &&
    !/^(?:the|that|this|our|my|other|\w+days?)$/.test(words[slot.from - 1] ?? '');
  // `something on the water instead` says what it should be like, whatever else of the plan is so.
  const isLike = (slot: SlotMention): boolean =>
    / (?:something|somewhere|anything|anywhere) (?:\w+ ){0,3}$/.test(` ${words.slice(0, slot.from).join(' ')} `);
  return (
    hotels.length === 0 &&
    amount === null &&
    days.every((day) => day === came.day) &&
    (kinds.length === 0 || kinds.includes(came.slot.kind)) &&
    timesOfDay.every((time) => time === came.slot.timeOfDay) &&
    slots.every(
      (named) => named.slots.some(({ slot }) => slot.id === came.slot.id) || isKindWord(named) || isLike(named),
    )
  );
}

/** Whether the words are a kind of place, or a place, and nothing more: `italian`, `proper pub`; of a kind that nobody here has only where that may be told. */
function isKind(rest: string, state: ConciergeState, mayBeMissing = false): boolean {
  const { types, venues, words } = read(rest.trim(), state);
  const named = [...types.filter((type) => mayBeMissing || type.types.length > 0), ...venues];
  return (
    named.length > 0 &&
    words.every(
      (word, at) =>
        isInside(at, named) ||
        /^(?:the|nice|normal|proper|decent|good|local|old|traditional|place|restaurant|bar|spot|one|or|something|please|then|instead)$/.test(
          word,
        ),
    )
  );
}

/** Whether what is turned down is of the kind of what came. */
const isOf = (words: string, state: ConciergeState, came: PlacedSlot): boolean =>
  read(words, state).types.some(({ types }) => types.includes(came.slot.type));

/** Whether the wish is read as no more than an exchange of what came, for a place that can stand there. */
function isSwapOf(wish: string, came: PlacedSlot, state: ConciergeState, isWanted: boolean): boolean {
  const part = onlyOf(readAlone(state, wish));
  if (part?.intent.kind !== 'swap') return false;
  const { scope, want } = part.intent;
  if (onlyOf(scope.slots)?.slot.id !== came.slot.id) return false;
  const isOpen = isOpenPreference(want) && (want.notTypes ?? []).length === 0;
  if (isWanted && isOpen && !/ for (?:something|somewhere) (?:else|different)/.test(wish)) return false;
  const { types, venueIds } = want;
  if (types.length + venueIds.length === 0) return true;
  return venuesOf(state.places).some(
    (venue) => (types.includes(venue.type) || venueIds.includes(venue.id)) && canStandAs(venue, came.slot.kind),
  );
}
