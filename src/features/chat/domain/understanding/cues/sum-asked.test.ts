import { expect, test } from 'vitest';
import { howAsked } from './how-asked.ts';
import { sumAsked } from './sum-asked.ts';

test.each([
  ['can we do it for 250?', '250'],
  ['would 400 each be enough', '400'],
  ['what would 300 a head get us', '300'],
  ['could we get away with 120 each', '120'],
  ['is it doable for 90 quid each', '90'],
  ['what could we get for £300', '300'],
  ['will 350 do it', '350'],
])('“%s” asks about a limit and sets none', (message, pounds) => {
  expect(howAsked(message)).toEqual({ asked: 'weighed', wish: `make it under £${pounds} each` });
});

test.each([
  'can we do it for 12',
  'can we do dinner at 8',
  'could we do it in 2027',
  'can we do it for 3000 in total',
  'what can you get for under 15 quid',
  'make it 250 each',
  'might we keep it to £120 per person',
])('“%s” is no such question', (message) => {
  expect(sumAsked(message)).toBeNull();
});
