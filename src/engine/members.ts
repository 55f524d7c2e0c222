import { joinWords } from './reason-words.ts';
import type { Member } from './trip-request.ts';

/** A group of any size is planned for as at most so many tastes: each costs the planner a plan of its own. */
export const TASTES_MAX = 8;

/** Members of one taste, planned for as one. */
export interface TasteGroup {
  memberIds: readonly string[];
  taste: Member;
}

/**
 * The members as at most eight tastes: equal ones together first, then the nearest two until few enough are left. A
 * merged taste likes and dislikes what most of its people do. The guest of honour is never merged with anybody.
 */
export function groupTastes(members: readonly Member[]): TasteGroup[] {
  let groups = equalTastes(members);
  while (groups.length > TASTES_MAX) {
    const pair = nearestPair(groups);
    if (!pair) break;
    const [one, other] = [groups[pair.one], groups[pair.other]];
    if (!one || !other) break;
    const merged = mergeGroups(one, other, members);
    groups = groups.flatMap((group) => (group === one ? [merged] : group === other ? [] : [group]));
  }
  return groups;
}

function equalTastes(members: readonly Member[]): TasteGroup[] {
  const groups = new Map<string, TasteGroup>();
  for (const member of members) {
    const words = [member.likedTypes, member.dislikedTypes, member.likedVibes].map((list) => [...list].sort());
    const key = member.isGuestOfHonour ? `honour ${member.id}` : JSON.stringify(words);
    const known = groups.get(key);
    const alone = { memberIds: [member.id], taste: member };
    groups.set(key, known ? mergeGroups(known, alone, members) : alone);
  }
  return [...groups.values()];
}

function nearestPair(groups: readonly TasteGroup[]): { one: number; other: number; distance: number } | null {
  let best: { one: number; other: number; distance: number } | null = null;
  for (const [one, { taste }] of groups.entries()) {
    if (taste.isGuestOfHonour) continue;
    for (let other = one + 1; other < groups.length; other++) {
      const rival = groups[other]?.taste;
      if (!rival || rival.isGuestOfHonour) continue;
      const distance = tasteDistance(taste, rival);
      if (best === null || distance < best.distance) best = { one, other, distance };
    }
  }
  return best;
}

/** How many likes and dislikes two tastes do not share; a like against a dislike counts twice. */
function tasteDistance(left: Member, right: Member): number {
  return (
    differing(left.likedTypes, right.likedTypes) +
    differing(left.dislikedTypes, right.dislikedTypes) +
    differing(left.likedVibes, right.likedVibes)
  );
}

function differing(left: readonly string[], right: readonly string[]): number {
  return left.filter((one) => !right.includes(one)).length + right.filter((one) => !left.includes(one)).length;
}

function mergeGroups(left: TasteGroup, right: TasteGroup, members: readonly Member[]): TasteGroup {
  const memberIds = [...left.memberIds, ...right.memberIds];
  const merged = members.filter(({ id }) => memberIds.includes(id));
  const weight = merged.reduce((sum, member) => sum + member.weight, 0);
  const byMost = <Word extends string>(wordsOf: (member: Member) => readonly Word[]): Word[] =>
    [...new Set(merged.flatMap(wordsOf))].filter((word) => {
      const saying = merged.filter((member) => wordsOf(member).includes(word));
      return saying.reduce((sum, member) => sum + member.weight, 0) * 2 >= weight;
    });
  const likedTypes = byMost((member) => member.likedTypes);
  return {
    memberIds,
    taste: {
      id: memberIds.join('+'),
      label: labelOf(merged, weight),
      weight,
      likedTypes,
      dislikedTypes: byMost((member) => member.dislikedTypes).filter((type) => !likedTypes.includes(type)),
      likedVibes: byMost((member) => member.likedVibes),
      isGuestOfHonour: false,
    },
  };
}

/** `Sarah and Tom`; a crowd is counted instead of named. */
function labelOf(members: readonly Member[], weight: number): string {
  if (members.length > 3) return `${weight} of you`;
  return joinWords(members.map(({ label }) => label));
}
