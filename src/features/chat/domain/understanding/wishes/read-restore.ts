import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { findTypes } from '../../../../planner/domain/find-types.ts';
import { findVenues } from '../../../../planner/domain/find-venues.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState, PlannedTrip } from '../../concierge-state.ts';
import { trailOf } from '../../trail.ts';
import { lastWish } from '../../wording/offers.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { findNamedSlots, type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';

const BACK =
  / (?:put|bring|add|have|get|want|take) (?:\w+ ){1,4}back(?: in| on| please| again| to the plan| after all)* $| (?:bring|put|want|get|have) back (?:the |our )?\w+ /;
/** Nothing else is meant by these, even where another place of the same kind has come in. */
const RESTORES =
  / (?:restor(?:e|ed|ing)|reinstat(?:e|ed|ing)|(?:go|going|went|switch|change|swap|revert|return)(?: it)? back to(?! (?:how|what|the (?:hotel|hostel|start|way|old|original|previous|first|last))) |revert to|bring back|put back|undrop|unswap|undo (?:the|my)(?! (?:last|previous|latest|change|changes|swap|whole|lot|move))) /;
/** Words that long for a place that is gone. */
const MISSED =
  / (?:back|better|nicer|liked|preferred|prefer|miss|missing|after all|restore|reinstate|rather have|should have kept|shouldnt have|regret|stick with|keep|kept|original|old|previous|return|undrop|unswap|(?:forget|scrap|scratch|ignore) that|chang(?:ed|e) (?:my|our|her|his|their) minds?) /;
/** Words that may want it back, or want something of it: all but what only asks of it or tells. */
const WANTS =
  / (?:wants?|wanted|needs?|needed|loves?|loved|likes?|fancy|fancied|no|nah|not|oh|sorry|wait|actually|undo|wrong|mistake|sad|gutted|shame|pity|forward|excited|promised|favourite|best|but|should|shouldnt|put|leave|have|with|without|except|apart|dropping|losing|changing|touching|moving|swapping|keeping|add|bring|get|swap|drop|move|make|change|do|instead|really|too|was|were|meant|said|thought|at|for|to|earlier|later|cheaper|also|and|as well|same|please|or|than|hmm|go|going|dont|cant|why|yes|yeah|skip|lose|bin|ditch|scrap|forget|cut|remove|cancel|fond|keen|mind) /;
const ONLY_ASKS =
  /^ (?:(?:so|and|but|ok|oh|ooh|hmm|wait|hang on|just|right|thanks|cool|great) )*(?:is|are|was|were|does|do (?:we|they) (?:need|have)|did|has|will|can (?:kids|we see)|what is|whats|what time|when|where|who|how (?:long|far|much|many|is|are|do)) | what $/;

/** Whether a line may want back the place that it names and that is gone: `are they fussy about dress at the spa` only asks. */
export const longsFor = (line: string): boolean =>
  BACK.test(line) || MISSED.test(line) || RESTORES.test(line) || (WANTS.test(line) && !ONLY_ASKS.test(line));

/** A change that took more than this away was about more than one place. */
const OWN_CHANGE_MAX = 2;

/** `put the boat back`, `I liked the pie place better`: the very place that is gone; null when none is meant. */
export function readRestore(reading: Reading, state: ConciergeState): Wish | null {
  const { line, slots, venues } = reading;
  const isMissed = MISSED.test(line) && slots.length === 0;
  if (!BACK.test(line) && !isMissed && !RESTORES.test(line)) return null;
  const gone = goneFrom(reading, state);
  if (gone) return gone;
  const there = stayedAnyway(reading, state);
  if (there) return { kind: 'keep', scope: scopeOf([there]) };
  return BACK.test(line) && venues.length < 2 ? takenOut(reading, state) : null;
}

/** The last change undone, where the words name the place that it took out and no other; null for anything else. */
export function wantedBack({ line, words, slots, venues }: Reading, state: ConciergeState): Wish | null {
  const [before] = trailOf(state).past;
  if (!longsFor(line)) return null;
  // `the beer spa` that is gone may sound like all that has to do with beer.
  if (!before || venues.length > 0 || slots.some((mention) => mention.slots.length === 1)) return null;
  const lost = lostSince(before, state);
  const named = findNamedSlots(words, before.plan).flatMap((mention) => mention.slots);
  const wanted = lost.find(({ slot }) => named.some((one) => one.slot.venueId === slot.venueId));
  if (!wanted || lost.length > OWN_CHANGE_MAX) return null;
  return isOneOfMore(wanted, named, before, state) ? backInPlace(wanted, before, state) : { kind: 'undo', steps: 1 };
}

/** `put machado back`, where nothing came in its place: it was told to stay, and is not put back by an hour. */
function stayedAnyway({ line, slots }: Reading, { history }: ConciergeState): PlacedSlot | undefined {
  const named = BACK.test(line) ? onlyOf(slots.flatMap((mention) => mention.slots)) : undefined;
  const told = history.slice(-TOLD_BEFORE).filter(({ role }) => role === 'assistant');
  return named && told.some(({ content }) => content.includes(`${named.slot.name} stays`)) ? named : undefined;
}
const TOLD_BEFORE = 4;

/** A place of an earlier trip of this conversation: by undo where the last change was about it, or else by itself. */
function goneFrom(reading: Reading, state: ConciergeState): Wish | null {
  const { words } = reading;
  const { past } = trailOf(state);
  for (const [steps, trip] of past.entries()) {
    const lost = lostSince(trip, state);
    const named = findNamedSlots(words, trip.plan).flatMap((mention) => mention.slots);
    const [byName] = named.filter(({ slot }) => lost.some((other) => other.slot.venueId === slot.venueId));
    const wanted = byName ?? describedBy(words, lost) ?? (steps === 0 ? originalOf(reading, lost) : undefined);
    if (!wanted) continue;
    if (steps === 0 && lost.length <= OWN_CHANGE_MAX && !isOneOfMore(wanted, named, trip, state))
      return { kind: 'undo', steps: 1 };
    return backInPlace(wanted, trip, state);
  }
  return null;
}

/**
 * `drop the winery and move the boat to 5`, and then `the winery back please`: what else was asked for in the same breath
 * was done, and stays.
 */
function isOneOfMore(
  wanted: PlacedSlot,
  named: readonly PlacedSlot[],
  trip: PlannedTrip,
  state: ConciergeState,
): boolean {
  const said = lastWish(state.history);
  if (said === null) return false;
  const now = slotsOf(state.plan);
  const back = [wanted, ...named].map(({ slot }) => slot.venueId);
  const reading = read(said, { ...state, ...trip });
  const asked = reading.slots.flatMap(({ slots }) => slots);
  const isChanged = ({ day, slot }: PlacedSlot): boolean =>
    !now.some(
      (one) => one.slot.venueId === slot.venueId && one.day === day && one.slot.startMinute === slot.startMinute,
    );
  const isOther = ({ slot }: PlacedSlot): boolean => !back.includes(slot.venueId);
  // `make it cheaper` named nothing: of what went for it, the rest stays away.
  const isGeneral =
    asked.length + reading.kinds.length + reading.types.length === 0 && lostSince(trip, state).some(isOther);
  return (
    isGeneral ||
    state.request.groupSize !== trip.request.groupSize ||
    asked.some((one) => isOther(one) && isChanged(one))
  );
}

/** `put the original bar back`, `the old restaurant back`: the one of that kind that the last change took away. */
function originalOf({ line, kinds, types }: Reading, lost: readonly PlacedSlot[]): PlacedSlot | undefined {
  if (!/ (?:original|old|previous) /.test(line)) return undefined;
  return onlyOf(
    lost.filter(({ slot }) => kinds.includes(slot.kind) || types.some((mention) => mention.types.includes(slot.type))),
  );
}

/** `the pie place`, of what is gone: the only one whose name or type, or else description, has such a word. */
function describedBy(words: readonly string[], lost: readonly PlacedSlot[]): PlacedSlot | undefined {
  const telling = words.filter((word) => word.length >= 3 && !NO_NAME.test(word));
  const having = (text: (slot: PlacedSlot['slot']) => string) =>
    lost.filter(({ slot }) =>
      telling.some((word) => tokenise(text(slot)).some((part) => part.startsWith(word) || part === stem(word))),
    );
  const [found = []] = [
    having(({ name, type }) => `${name} ${type}`),
    having(({ description }) => description.toLowerCase().replace(/\b\w{1,4}\b/g, ' ')),
  ].filter((some) => some.length > 0);
  return onlyOf(found);
}

const NO_NAME =
  /^(?:the|that|this|and|but|for|with|was|were|are|you|our|can|could|would|have|had|has|get|got|put|bring|take|want|wanted|liked|like|love|prefer\w*|rather|better|nicer|best|back|again|again|all|after|actually|please|keep|kept|place|thing|one|ones|bit|original|old|previous|before|first|dinner|lunch|night|bar|restaurant|not|now|just|more|much|should|shouldnt|miss|missing|regret|sorry|think|new|than|what|two|last|both|undo|steps?|changes?|everything|\w+day)$/;

const lostSince = (trip: PlannedTrip, { plan }: ConciergeState): PlacedSlot[] => {
  const planned = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  return slotsOf(trip.plan).filter(({ slot }) => !planned.has(slot.venueId));
};

/** In the stead of what took its place, where something did. */
function backInPlace(wanted: PlacedSlot, trip: PlannedTrip, { plan }: ConciergeState): Wish {
  const had = new Set(slotsOf(trip.plan).map(({ slot }) => slot.venueId));
  const successor = slotsOf(plan).find(
    ({ day, slot }) => day === wanted.day && slot.kind === wanted.slot.kind && !had.has(slot.venueId),
  );
  const want = { ...NO_PREFERENCE, venueIds: [wanted.slot.venueId] };
  const scope = scopeOf(successor ? [successor] : [], [wanted.day]);
  if (successor) return { kind: 'swap', scope, want };
  return { kind: 'add', scope, want, slotKind: wanted.slot.kind, isAnother: true };
}

/** The latest taken out, as the request remembers it. */
function takenOut({ words }: Reading, { request, places, plan }: ConciergeState): Wish | null {
  const planned = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  const byId = new Map(venuesOf(places).map((venue) => [venue.id, venue]));
  const out = request.bannedVenueIds.toReversed().flatMap((id) => byId.get(id) ?? []);
  const gone = out.filter(({ id }) => !planned.has(id));
  const [named] = findVenues(words, gone);
  const types = findTypes(words, gone).flatMap((mention) => mention.types);
  const venueId = named?.venueId ?? gone.find(({ type }) => types.includes(type))?.id;
  if (venueId === undefined) return null;
  return {
    kind: 'add',
    scope: NOWHERE,
    want: { ...NO_PREFERENCE, venueIds: [venueId] },
    slotKind: null,
    isAnother: true,
  };
}
