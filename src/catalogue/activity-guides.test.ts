import { describe, expect, test } from 'vitest';
import type { ActivityGuide } from './activity-guide.ts';
import { ACTIVITY_GUIDES } from './activity-guides.ts';

/** SPEC 2, word for word. */
const SECTIONS: Record<ActivityGuide['id'], readonly string[]> = {
  'stag-do': [
    'Top Activities',
    'Shooting & Combat',
    'Sports & Adventure',
    'Food & Drink Experiences',
    'Unusual & Unique',
    'Water Based Adventures',
    'Nightlife & Entertainment',
  ],
  'hen-do': [
    'Top Activities',
    'Beauty & Wellbeing',
    'Creative Workshops',
    'Food & Drink',
    'Adventure',
    'Entertainment',
    'Nightlife',
  ],
  birthday: [
    'Activities',
    'Adventure',
    'Entertainment',
    'Food & Drink',
    'Relaxation',
    'Unique Experiences',
    'Nightlife',
  ],
  'work-do': ['Activities', 'Team Building', 'Venues', 'Entertainment', 'Dining', 'Transportation', 'Technology'],
  'group-weekends': [
    'Activities',
    'Accommodation',
    'Outdoor Adventures',
    'Dining',
    'Entertainment',
    'Transport',
    'Wellness',
  ],
};
const STEPS: Record<ActivityGuide['id'], number> = {
  'stag-do': 4,
  'hen-do': 4,
  birthday: 4,
  'work-do': 0,
  'group-weekends': 0,
};

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const itemsOf = (guide: ActivityGuide) => guide.sections.flatMap(({ items }) => items);

test('there is a guide for each of the five kinds of celebration', () => {
  expect(ACTIVITY_GUIDES.map(({ id }) => id)).toEqual(Object.keys(SECTIONS));
});

test('no description is used twice on any page', () => {
  expect(repeated(ACTIVITY_GUIDES.flatMap(itemsOf).map(({ description }) => description))).toEqual([]);
});

describe.each(ACTIVITY_GUIDES.map((guide) => [guide.name, guide] as const))('the page of a %s', (_name, guide) => {
  test('has the seven sections of the specification, four items in each', () => {
    expect(guide.sections.map(({ title }) => title)).toEqual(SECTIONS[guide.id]);
    expect(guide.sections.map(({ items }) => items.length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect(repeated(itemsOf(guide).map(({ name }) => name))).toEqual([]);
  });

  test('has its process and benefits where the specification has them', () => {
    expect(guide.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4].slice(0, STEPS[guide.id]));
    expect(guide.benefits.length).toBe(guide.id === 'birthday' ? 3 : 0);
    expect(guide.whyChoose.reasons.length).toBe(4);
  });

  test('says of every item how long it takes and what it costs, in words a reader can compare', () => {
    for (const { name, duration, price, type, description } of itemsOf(guide)) {
      expect
        .soft(duration, name)
        .toMatch(/^(\d{1,2} (minutes|hours|nights|days)|1 hour|\d hr \d\d min|Half day|Full day|Evening)$/);
      expect.soft(price, name).toMatch(/^(Free|From £\d{1,3}|From £\d{1,3}(,\d{3})? for the group|£\d{2,3} per hour)$/);
      expect.soft(type, name).toMatch(/^\S+( \S+)*$/);
      expect.soft(description.length, name).toBeGreaterThanOrEqual(60);
      expect.soft(description.length, name).toBeLessThanOrEqual(130);
      expect.soft(description, name).toMatch(/^\S+( \S+)*\.$/);
    }
  });

  test('has something free, and something by the hour', () => {
    const prices = itemsOf(guide).map(({ price }) => price);
    expect(prices).toContain('Free');
    expect(prices.some((price) => price.endsWith('per hour'))).toBe(true);
  });

  test('tells search engines what it is in a title and 120 to 158 characters', () => {
    expect(guide.metaTitle.length).toBeLessThanOrEqual(60);
    expect(guide.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(guide.metaDescription.length).toBeLessThanOrEqual(158);
    expect(guide.keywords.length).toBeGreaterThanOrEqual(5);
  });
});
