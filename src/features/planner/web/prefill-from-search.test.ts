import { expect, test } from 'vitest';
import { prefillFromSearch, withoutPrefill } from './prefill-from-search.ts';

const prefill = (query: string) => prefillFromSearch(new URLSearchParams(query)).values;

test('a link from a guide fills in city and occasion', () => {
  expect(prefill('destination=Krak%C3%B3w&event=hen-do')).toEqual({ destination: 'Kraków', eventType: 'hen-party' });
  expect(prefill('event=leaving')).toEqual({ eventType: 'work-do' });
});

test('a sample plan can be made one’s own, with vibe, group and budget', () => {
  expect(prefill('event=stag-do&vibe=foodie&group=14&budget=premium')).toEqual({
    eventType: 'stag-do',
    vibe: 'foodie',
    groupSize: 14,
    budgetRange: 'premium',
  });
});

test('pressing Next before the page has come alive is not lost', () => {
  const sent = prefillFromSearch(new URLSearchParams('eventType=birthday'));
  expect(sent).toEqual({ values: { eventType: 'birthday' }, step: 1 });
  expect(prefillFromSearch(new URLSearchParams('event=birthday')).step).toBe(0);
  expect(prefillFromSearch(new URLSearchParams('eventType=wake'))).toEqual({ values: {}, step: 0 });
});

test('words and numbers the form does not know change nothing', () => {
  expect(prefill('event=wake&vibe=loud&group=0&budget=free&destination=%20')).toEqual({});
  expect(prefill('group=101')).toEqual({});
  expect(prefill('group=')).toEqual({});
  expect(prefill('')).toEqual({});
});

test('once read, a link keeps of its words only those that are the page’s own', () => {
  const search = new URLSearchParams(
    'event=birthday&destination=Lisbon&eventType=birthday&vibe=mix&group=9&budget=budget&tab=plan',
  );
  expect(withoutPrefill(search).toString()).toBe('tab=plan');
  expect(search.size).toBe(7);
});
