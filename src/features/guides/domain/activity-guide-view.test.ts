import { expect, test } from 'vitest';
import { ACTIVITY_GUIDE_PROVENANCE, ACTIVITY_GUIDES } from '../../../catalogue/activity-guides.ts';
import { PREFILL_PARAMETERS, prefillFromSearch } from '../../planner/web/prefill-from-search.ts';
import { activityGuideView, slugOf } from './activity-guide-view.ts';
import { planPath, quotePath } from './guide-links.ts';

const VIEWS = ACTIVITY_GUIDES.map((guide) => activityGuideView(guide, ACTIVITY_GUIDE_PROVENANCE));
const itemNamed = (name: string) =>
  VIEWS.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).find((item) => item.name === name);

test('a price says who pays it: each, the group, or nobody', () => {
  expect(itemNamed('Axe throwing')).toMatchObject({ price: { isFrom: true, figure: '£30', unit: 'a head' } });
  expect(itemNamed('Private karaoke room')).toMatchObject({
    price: { isFrom: false, figure: '£60', unit: 'per hour, shared' },
  });
  expect(itemNamed('Full-size coach')).toMatchObject({
    price: { isFrom: true, figure: '£650', unit: 'for the group' },
  });
  expect(itemNamed('Coast path walk')).toMatchObject({ price: { isFrom: false, figure: 'Free', unit: '' } });
});

test('every section of a page has an address of its own', () => {
  expect(slugOf('Food & Drink Experiences')).toBe('food-drink-experiences');
  for (const { sections } of VIEWS) expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test('a quote is asked for by name and occasion', () => {
  expect(itemNamed('Axe throwing')?.action).toEqual({
    label: 'Get Quote',
    href: '/quote?for=Axe%20throwing%20(stag%20do)',
  });
  expect(quotePath({ for: 'Rum & rhum', in: 'Kraków' })).toBe('/quote?for=Rum%20%26%20rhum&in=Krak%C3%B3w');
  expect(quotePath({})).toBe('/quote');
});

test('the planner understands the links of every page', () => {
  for (const { id } of VIEWS) {
    const search = new URL(planPath({ event: id, destination: 'Prague' }), 'http://localhost').searchParams;
    expect([...search.keys()].filter((name) => !PREFILL_PARAMETERS.some((known) => known === name))).toEqual([]);
    expect(prefillFromSearch(search).values).toMatchObject({
      eventType: expect.any(String) as string,
      destination: 'Prague',
    });
  }
});

test('every page says how old its prices are and to confirm them', () => {
  for (const { provenance } of VIEWS) expect(provenance).toMatch(/as of June 2025: .* Confirm before booking\.$/);
});

test('what nobody has to book leads to a plan, and everything with a price to a quote', () => {
  expect(itemNamed('Coast path walk')?.action).toEqual({ label: 'Plan It', href: '/plan?event=hen-do' });
  const items = VIEWS.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  for (const { price, action, name } of items)
    if (price.figure !== 'Free') expect(action.label, name).toBe('Get Quote');
});
