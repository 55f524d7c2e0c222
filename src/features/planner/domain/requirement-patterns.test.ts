import { expect, test } from 'vitest';
import { asksNoAlcohol, asksStepFree, saysAllergy, saysPregnant } from './requirement-patterns.ts';

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
