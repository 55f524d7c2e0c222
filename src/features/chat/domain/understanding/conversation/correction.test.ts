import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readCorrection } from './correction.ts';

const known = knownPlan();

/** The conversation after a wish that changed nothing: what is corrected is the wish. */
const after = (wish: string): ConciergeState => ({
  ...known,
  history: [
    { role: 'user', content: wish },
    { role: 'assistant', content: 'Nothing has changed.' },
  ],
});

const meant = (wish: string, message: string) => readCorrection(after(wish), message, { isLast: true })?.intent;

describe('a correction', () => {
  test.each([
    ['make saturday calmer', 'friday, not saturday', { kind: 'mood', mood: 'calmer', days: [0] }],
    ['move the museum to friday', 'oh no sunday i mean', { kind: 'move-day', day: 2 }],
    ['there will be 12 of us', '14 was right', { kind: 'group-size', change: { kind: 'size', people: 14 } }],
    ['two more are coming', 'one more, not two', { kind: 'group-size', change: { kind: 'by', people: 1 } }],
  ])('of “%s” by “%s” keeps the wish and changes what differs', (wish, message, intent) => {
    expect(meant(wish, message)).toMatchObject(intent);
  });

  test('names another kind of place, though the plan has one of that kind elsewhere', () => {
    const intent = meant('swap friday dinner for a pizza place', 'no steak not pizza');
    expect(intent).toMatchObject({ kind: 'swap', want: { types: ['Steakhouse'] } });
    expect(intent?.kind === 'swap' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d1-dinner']);
  });

  test('names the other stop by its kind', () => {
    const intent = meant('swap saturday dinner for something else', 'the vegan one i meant');
    expect(intent?.kind === 'swap' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d2-lunch']);
  });
});
