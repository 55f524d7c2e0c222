import { describe, expect, test } from 'vitest';
import { termsLines, type VersionTerms } from './version-terms.ts';

const TERMS: VersionTerms = {
  budgetCapPence: 350_00,
  eventType: 'hen-party',
  vibe: 'mix',
  pace: 'normal',
  needs: { diets: ['vegan'], stepFree: false, noAlcohol: false, minorsPresent: false },
};
const linesTo = (changes: Partial<VersionTerms>) => termsLines(TERMS, { ...TERMS, ...changes });

describe('what a version had to keep to', () => {
  test('nothing is told where nothing changed', () => {
    expect(linesTo({})).toEqual([]);
  });

  test('another limit a person, none any more, and one where there was none', () => {
    expect(linesTo({ budgetCapPence: 300_00 })).toEqual(['Budget: £300 a head, was £350']);
    expect(linesTo({ budgetCapPence: null })).toEqual(['Budget: no limit, was £350 a head']);
    expect(termsLines({ ...TERMS, budgetCapPence: null }, TERMS)).toEqual(['Budget: £350 a head, no limit before']);
  });

  test('another occasion, vibe or pace, each with what it was', () => {
    expect(linesTo({ eventType: 'birthday', vibe: 'foodie', pace: 'calm' })).toEqual([
      'Event: Birthday, was Hen Party',
      'Vibe: Foodie, was Mix of Everything',
      'Pace: calm, was as usual',
    ]);
  });

  test('needs that came and needs that went', () => {
    expect(linesTo({ needs: { ...TERMS.needs, diets: ['halal'], stepFree: true } })).toEqual([
      'Meals need not be vegan any more',
      'Every meal caters for halal guests',
      'Only places with step-free access',
    ]);
  });
});
