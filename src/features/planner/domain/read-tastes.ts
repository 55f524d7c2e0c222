import type { VenueVibe } from '../../../catalogue/vocabulary.ts';
import type { Member } from '../../../engine/trip-request.ts';
import { findTypes } from './find-types.ts';
import type { NamedVenue } from './named-venue.ts';
import { namedGuestOfHonour, readSubjects, type TasteSubject } from './taste-subjects.ts';
import { tokenise, toWordLine } from './tokenise.ts';

/** What the special requirements say of single people's tastes. */
export interface ReadTastes {
  /** Everybody of the group once; empty when nobody's own taste is known. */
  members: Member[];
  /** Clauses that speak of somebody's taste, in the organiser's words. */
  clauses: string[];
  /** Types that one likes and another dislikes: no rule for the whole group. */
  contestedTypes: string[];
}

const LIKES =
  '(?:would )?(?:really |absolutely )?(?:loves?|likes?|adores?|enjoys?|prefers?|fancies|fancy|wants?(?: to)?|is (?:really |very |well )?into|are (?:really |very |well )?into|is mad (?:about|for|on)|are mad (?:about|for|on)|is a (?:big |huge )?fan of|are fans of|is obsessed with)';
const DISLIKES =
  "(?:really |absolutely )?(?:hates?|dislikes?|loathes?|can['’]?t stand|cannot stand|can['’]?t bear|doesn['’]?t like|don['’]?t like|does not like|do not like|isn['’]?t into|aren['’]?t into|is not into|are not into|isn['’]?t keen on|aren['’]?t keen on|is not keen on|is scared of|is bored by)";
const TASTE = new RegExp(`^(.{1,60}?)\\s+(?:(${DISLIKES})|(${LIKES}))\\s+(.+)$`, 'iu');
const CLAUSE_END = /,|;|[.!?\n]+(?!\d)|\s+(?:but|while|whereas|though)\s+/iu;
/** Where one person's taste ends and the next one's begins within a clause. */
const NEXT_PERSON =
  /\s+and\s+(?=(?:\S+\s+){1,4}?(?:loves?|likes?|hates?|prefers?|wants?|adores?|enjoys?|dislikes?|can['’]?t stand)\b)/iu;

const VIBE_WORDS: readonly (readonly [VenueVibe, RegExp])[] = [
  ['party-hard', / (?:party|parties|partying|clubs?|clubbing|nightlife|dancing|big nights?|night out) /],
  ['chill-relaxed', / (?:relax|relaxing|relaxed|chill|chilled|chilling|quiet|calm|easy|slow|pampering|unwind) /],
  ['adventurous', / (?:adventures?|adventurous|adrenaline|active|outdoors|outdoorsy|thrills?|sports?) /],
  ['cultural', / (?:culture|cultural|history|art|arts|museums?|galleries|architecture|sightseeing) /],
  ['foodie', / (?:food|foodie|eating|restaurants|cooking|street food) /],
];

/**
 * Reads who likes and dislikes what, as organisers write it ("Sarah hates karting, the bride loves spas, half of us want
 * to party"). People of whom nothing is said are one more member, so that all weights together are the group.
 */
export function readTastes(text: string, venues: readonly NamedVenue[], groupSize: number): ReadTastes {
  const honoured = namedGuestOfHonour(text);
  const found = new Map<string, Draft>();
  const clauses: string[] = [];
  for (const trimmed of tasteClauses(text)) {
    const [, subject, dislikes, , object] = TASTE.exec(trimmed) ?? [];
    if (subject === undefined || object === undefined) continue;
    const types = findTypes(tokenise(object), venues).flatMap((mention) => mention.types);
    const line = toWordLine(object);
    const vibes = dislikes ? [] : VIBE_WORDS.filter(([, words]) => words.test(line)).map(([vibe]) => vibe);
    const subjects = types.length + vibes.length > 0 ? readSubjects(subject) : [];
    if (subjects.length === 0) continue;
    clauses.push(trimmed);
    for (const one of subjects) note(found, sameAs(one, honoured), dislikes === undefined, types, vibes);
  }
  const drafts = [...found.values()];
  if (drafts.length === 0) return { members: [], clauses: [], contestedTypes: [] };
  const members = withTheRest(drafts, groupSize);
  const liked = new Set(members.flatMap(({ likedTypes }) => likedTypes));
  const contestedTypes = [...new Set(members.flatMap(({ dislikedTypes }) => dislikedTypes))].filter((type) =>
    liked.has(type),
  );
  return { members, clauses, contestedTypes };
}

/** One taste each: `Ben and Ali love golf` is one, `Ben loves golf and Ali hates it` are two. */
function tasteClauses(text: string): string[] {
  return text.split(CLAUSE_END).flatMap((clause) => {
    const parts: string[] = [];
    let waiting = '';
    for (const part of clause.split(NEXT_PERSON)) {
      const whole = waiting === '' ? part.trim() : `${waiting} and ${part.trim()}`;
      const isTaste = TASTE.test(whole);
      waiting = !isTaste && readSubjects(whole).length > 0 ? whole : '';
      if (isTaste) parts.push(whole);
    }
    return parts;
  });
}

interface Draft {
  subject: TasteSubject;
  likedTypes: Set<string>;
  dislikedTypes: Set<string>;
  likedVibes: Set<VenueVibe>;
}

/** The bride may be called by her name elsewhere. */
function sameAs(subject: TasteSubject, honoured: string | null): TasteSubject {
  if (honoured === null) return subject;
  const isThem = subject.isGuestOfHonour || subject.label === honoured;
  return isThem ? { ...subject, label: honoured, isGuestOfHonour: true } : subject;
}

function note(
  found: Map<string, Draft>,
  subject: TasteSubject,
  isLike: boolean,
  types: readonly string[],
  vibes: readonly VenueVibe[],
): void {
  const draft = found.get(subject.label) ?? {
    subject,
    likedTypes: new Set<string>(),
    dislikedTypes: new Set<string>(),
    likedVibes: new Set<VenueVibe>(),
  };
  for (const type of types) (isLike ? draft.likedTypes : draft.dislikedTypes).add(type);
  for (const vibe of vibes) draft.likedVibes.add(vibe);
  found.set(subject.label, draft);
}

/** Everybody counted: shares of the group in people, nobody twice, and one member for those of whom nothing was said. */
function withTheRest(drafts: readonly Draft[], groupSize: number): Member[] {
  let left = groupSize;
  const take = (people: number): number => {
    const taken = Math.max(1, Math.min(people, left));
    left = Math.max(0, left - taken);
    return taken;
  };
  const isShare = ({ subject }: Draft): boolean => subject.share !== null;
  const isRest = ({ subject }: Draft): boolean => subject.share === 'rest';
  const ordered = [...drafts].sort(
    (one, other) => Number(isShare(one)) - Number(isShare(other)) || Number(isRest(one)) - Number(isRest(other)),
  );
  const members = ordered.map(({ subject, likedTypes, dislikedTypes, likedVibes }, index): Member => {
    const people = subject.people ?? peopleOf(subject.share, groupSize, left);
    return {
      id: `m${index + 1}`,
      label: subject.label,
      weight: take(people),
      likedTypes: [...likedTypes],
      dislikedTypes: [...dislikedTypes].filter((type) => !likedTypes.has(type)),
      likedVibes: [...likedVibes],
      isGuestOfHonour: subject.isGuestOfHonour,
    };
  });
  if (left === 0) return members;
  const label = left === 1 ? 'one more of you' : `the other ${left}`;
  const rest = { label, weight: left, likedTypes: [], dislikedTypes: [], likedVibes: [], isGuestOfHonour: false };
  return [...members, { id: 'rest', ...rest }];
}

function peopleOf(share: TasteSubject['share'], groupSize: number, left: number): number {
  switch (share) {
    case 'half':
      return Math.floor(groupSize / 2);
    case 'most':
      return Math.ceil(groupSize * 0.6);
    case 'rest':
    case null:
      return left;
  }
}
