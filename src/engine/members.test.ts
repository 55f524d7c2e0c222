import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { groupTastes, TASTES_MAX } from './members.ts';
import { memberFit, memberShares, tastePoints, visitsWorth } from './members-fit.ts';
import type { Member } from './trip-request.ts';

const member = (label: string, changes: Partial<Member> = {}): Member => ({
  id: label,
  label,
  weight: 1,
  likedTypes: [],
  dislikedTypes: [],
  likedVibes: [],
  isGuestOfHonour: false,
  ...changes,
});
const COMMON = { quality: 240, vibe: 260, event: 230, odd: 0 };
const venue = LONDON.venues.find(({ kind }) => kind === 'activity');
if (!venue) throw new Error('London has no activity');

describe('tastes of a group', () => {
  test('a hundred people are planned for as at most eight tastes, nobody forgotten', () => {
    const members = Array.from({ length: 100 }, (_, index) =>
      member(`p${index}`, { likedTypes: [`type ${index % 23}`], isGuestOfHonour: index === 7 }),
    );
    const groups = groupTastes(members);
    expect(groups.length).toBe(TASTES_MAX);
    expect(groups.flatMap(({ memberIds }) => memberIds).sort()).toEqual(members.map(({ id }) => id).sort());
    expect(groups.reduce((sum, { taste }) => sum + taste.weight, 0)).toBe(100);
    expect(groups.find(({ taste }) => taste.isGuestOfHonour)?.memberIds).toEqual(['p7']);
  });

  test('people who like the same are one taste, and the guest of honour stays apart', () => {
    const groups = groupTastes([
      member('Ana', { likedTypes: ['Spa'] }),
      member('Ben', { likedTypes: ['Spa'] }),
      member('the bride', { likedTypes: ['Spa'], isGuestOfHonour: true }),
    ]);
    expect(groups.map(({ taste }) => taste.label)).toEqual(['Ana and Ben', 'the bride']);
  });

  test('a merged taste likes what most of it like', () => {
    const few = Array.from({ length: 9 }, (_, index) => member(`p${index}`, { likedTypes: [`only ${index}`] }));
    const crowd = member('crowd', { likedTypes: ['Karaoke'], weight: 30 });
    const near = member('near', { likedTypes: ['Karaoke', 'only 1'] });
    const merged = groupTastes([crowd, near, ...few]).find(({ memberIds }) => memberIds.includes('crowd'));
    expect(merged?.taste.likedTypes).toEqual(['Karaoke']);
  });
});

describe('what a place is worth to one person', () => {
  test('all that can be for a like, nothing for a dislike, and the judgement of the group for the rest', () => {
    expect(memberFit(member('a', { likedTypes: [venue.type] }), venue, COMMON)).toBe(1000);
    expect(memberFit(member('a', { dislikedTypes: [venue.type] }), venue, COMMON)).toBe(0);
    expect(memberFit(member('a'), venue, COMMON)).toBe(730);
  });

  test('their own vibe takes the place of the brief’s', () => {
    const other = { ...venue, vibes: ['foodie' as const] };
    expect(memberFit(member('a', { likedVibes: ['cultural'] }), other, COMMON)).toBe(470);
    expect(memberFit(member('a', { likedVibes: ['foodie'] }), other, { ...COMMON, vibe: 0 })).toBe(730);
  });

  test('the second of a kind they like is worth less than the first', () => {
    const visit = { venue, common: COMMON };
    const fan = member('a', { likedTypes: [venue.type] });
    expect(visitsWorth(fan, [visit, visit, visit, visit])).toBe(1000 + 700 + 400);
    expect(visitsWorth(member('b'), [visit, visit])).toBe(1460);
  });

  test('the guest of honour counts for three', () => {
    expect(memberShares([member('a'), member('bride', { isGuestOfHonour: true })])).toEqual([0.25, 0.75]);
  });

  test('the plan leans towards a like by how many share it', () => {
    const fan = (weight: number) => member('fan', { likedTypes: [venue.type], weight });
    const lean = (weight: number) =>
      tastePoints(venue, tripRequest({ members: [fan(weight), member('rest', { weight: 8 })] }), COMMON);
    expect(lean(1)).toBeGreaterThan(0);
    expect(lean(6)).toBeGreaterThan(lean(1));
    expect(tastePoints(venue, tripRequest(), COMMON)).toBe(0);
  });
});
