import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { findVenues } from '../../../../planner/domain/find-venues.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { broughtIn } from '../wishes/listed-places.ts';

/** All of a list is run down, and none of it taken. */
const ALL_DEAR =
  /^ (?:(?:hmm|um|er|oh|no|nah|but|well|sorry|ooh) )*(?:(?:they|those|these|all of (?:them|those)|(?:they|those|these) (?:are )?all|theyre|theyre all) )+(?:(?:are|is|look|looks|seem|all|a|bit|a bit|too|really|very|so|quite|way|far|rather|pretty) )+(?:expensive|dear|steep|much|pricey|posh|over budget)(?: (?:for us|though|really|please|tbh|no))* $/;
/** Something is told of one of the list that speaks against it. */
const TOLD_OFF =
  / (?:(?:we|i|they|girls|lads|some of us|half of us|most of us) (?:did|done|have done|have been to|been to|went to|have seen|saw|ate at|have had|had)|(?:is|are|was|looks|sounds) (?:rubbish|awful|naff|boring|shut|closed|too (?:\w+ )?(?:far|dear|expensive|posh|loud|busy|small)|a bit (?:far|dear|expensive|posh|dull|boring))|hates?|not keen on|not sure about|not fussed on|cant stand) /;
const WANTS = / (?:instead|please|then|rather|go for|lets|swap|add|book|take|have the|can we|prefer|not|again|but) /;
/** `thames rockets is shut on mondays isnt it` asks. */
const TAGGED =
  /^ (?:(?:but|and|oh|hmm|so|wait) )*(?:the )?(.+?) (is|are|does|do|has|was) (.+?) (?:isnt it|arent they|doesnt it|dont they|is it|are they|does it|right|hasnt it|wasnt it) $/;
const ABOUT_OTHER = /^ (?:(?:ok|or|and|hmm|so) )*(?:what|how) about (?:the |our )?(.+?)(?: instead| then| please)* $/;

/**
 * What somebody says of a list of places for one part of the plan without taking any of them up, as the question that
 * answers it: cheaper ones, others than the one that is run down, which of two, whether one is shut, or others for another
 * part. Null for anything else.
 */
export function saidOfList(state: ConciergeState, line: string): string | null {
  const wishes = listedWishes(state.history);
  const parts = new Set(wishes.map((wish) => /^swap (.+?) (?:on \w+ )?for /i.exec(wish)?.[1]));
  const [part] = parts;
  if (wishes.length < 2 || parts.size !== 1 || part === undefined) return null;
  if (ALL_DEAR.test(line)) return `what cheaper options are there for ${asTyped(part)}?`;
  const other = ABOUT_OTHER.exec(line)?.[1];
  const elsewhere = other === undefined ? [] : read(other, state).slots;
  const [planned] = elsewhere;
  if (
    planned &&
    elsewhere.length === 1 &&
    planned.slots.length === 1 &&
    planned.to - planned.from === other?.split(' ').length
  )
    return `what else could we do instead of ${other}?`;
  const venues = wishes.flatMap((wish) => broughtIn(wish, state) ?? []);
  const named = namedIn(line, venues, state);
  const [first, second, third] = named;
  if (!first || third) return null;
  if (second)
    return / or /.test(line) && !WANTS.test(line) ? `which is better value, ${first.name} or ${second.name}` : null;
  const [, , verb, rest] = TAGGED.exec(line) ?? [];
  if (verb !== undefined && rest !== undefined) return `${verb} ${asTyped(first.name)} ${rest}?`;
  return TOLD_OFF.test(line) && !WANTS.test(line) ? `what else could we do instead of ${asTyped(part)}?` : null;
}

/** The listed places that a line names; or else the only one that has a telling word of it. */
function namedIn(line: string, listed: readonly Venue[], { places }: ConciergeState): Venue[] {
  const words = line.trim().split(' ');
  const ids = findVenues(words, venuesOf(places)).map(({ venueId }) => venueId);
  const named = listed.filter(({ id }) => ids.includes(id));
  if (named.length > 0) return named;
  const telling = words.filter((word) => word.length >= WORD_MIN && !EVERYDAY_WORDS.has(word));
  const alike = listed.filter(({ name }) => tokenise(name).some((word) => telling.includes(word)));
  return alike.length === 1 ? alike : [];
}
const WORD_MIN = 4;
