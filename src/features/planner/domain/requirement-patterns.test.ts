import { expect, test } from 'vitest';
import {
  asksNoAlcohol,
  asksStepFree,
  NOT_WHILE_PREGNANT,
  saysAllergy,
  saysMinors,
  saysPregnant,
} from './requirement-patterns.ts';

test.each([
  'grandpa walks with two sticks',
  'he has a prosthetic leg',
  'beth cant do loads of walking',
  'nothing up ladders or stairs please',
  'ben is in a cast',
  'no hills please',
])('“%s” asks for step-free places', (line) => {
  expect(asksStepFree(` ${line} `)).toBe(true);
});

test.each([
  'half the hens arent big drinkers',
  'can we go booze free',
  'some of us abstain from alcohol',
  'tia is 7 months gone',
])('“%s” asks for places where drinking is not the point', (line) => {
  expect(asksNoAlcohol(` ${line} `)).toBe(true);
});

test('how far gone somebody is says that she is pregnant, and a long time does not', () => {
  expect(saysPregnant(' tia is 7 months gone ')).toBe(true);
  expect(saysPregnant(' the wedding is 7 months away ')).toBe(false);
});

test('a food that could kill somebody is an allergy', () => {
  expect(saysAllergy(' shellfish could kill mel ')).toBe(true);
  expect(saysAllergy(' i could kill for shellfish ')).toBe(false);
});

test.each(['Shooting range', 'Clay shooting', 'Indoor skiing', 'Surf lesson', 'Water park', 'Laser tag', 'Go-karting'])(
  'nobody who is pregnant is sent to: %s',
  (type) => expect(NOT_WHILE_PREGNANT.test(type)).toBe(true),
);
test.each(['Museum', 'Boat trip', 'Market', 'Afternoon tea'])('and may go to: %s', (type) =>
  expect(NOT_WHILE_PREGNANT.test(type)).toBe(false),
);

test.each([
  'my sister is picking the kids up at 8',
  'half of us have the kids monday morning',
  'the kids are with their dad',
  'leaving the baby with mum',
  'the baby had me up at 4',
  'my kids school is shut on friday',
  'our kid is best man',
  'its a baby shower',
  'we were kids together and when i was a kid we went there',
  'i need to be home for the kids',
])('children who stay at home are none of the group: “%s”', (line) => expect(saysMinors(` ${line} `)).toBe(false));
test.each([
  'my kids are coming',
  'we have the kids with us',
  'bringing the baby',
  '2 kids and 4 adults',
  'she is 15 years old',
])('and these are: “%s”', (line) => expect(saysMinors(` ${line} `)).toBe(true));
