import { expect, test } from 'vitest';
import { givenBrief } from '../../../../tests/support/planned-brief.ts';
import { briefAsGiven, wholeBrief } from './brief-as-given.ts';
import { causeOfEdit, changedFields, isAboutContactOnly } from './brief-changes.ts';

const before = givenBrief();

test('the history calls an edit by what it changed, and repeats nobody’s needs', () => {
  expect(causeOfEdit(before, givenBrief({ groupSize: 10 }))).toBe('Changed the brief: 8 → 10 people');
  const after = givenBrief({
    vibe: '',
    budgetRange: 'luxury',
    dates: '',
    destination: 'Prague',
    eventType: 'birthday',
  });
  expect(causeOfEdit(before, { ...after, specialRequirements: 'three coeliacs', groupSize: 1 })).toBe(
    'Changed the brief: Hen Party → Birthday, Foodie → any vibe, London → Prague, 8 → 1 person, Friday 14 to Sunday 16 May 2027 → flexible dates, Mid-range → Luxury, special requirements',
  );
});

test('an edit of the address alone is not about the plan', () => {
  const changed = changedFields(before, givenBrief({ contactEmail: 'new@example.com' }));
  expect(changed).toEqual(['contactEmail']);
  expect(isAboutContactOnly(changed)).toBe(true);
  expect(isAboutContactOnly([])).toBe(false);
  expect(isAboutContactOnly(['vibe', 'contactEmail'])).toBe(false);
});

test('a brief as it holds has the people and the days of the plan', () => {
  const stored = { ...before, vibe: null, dates: ' 2027-05-14 to 2027-05-16', specialRequirements: undefined };
  const now = briefAsGiven(stored, { groupSize: 11, start: '2027-05-21', end: '2027-05-23' });
  expect(now).toEqual({
    ...before,
    vibe: '',
    specialRequirements: '',
    groupSize: 11,
    dates: '2027-05-21 to 2027-05-23',
  });
  expect(briefAsGiven(stored, { groupSize: 8, start: null, end: null }).dates).toBe('');
  expect(wholeBrief({ ...before, dates: 'flexible' }).dates).toBe('');
  expect(wholeBrief(stored).dates).toBe('2027-05-14 to 2027-05-16');
});
