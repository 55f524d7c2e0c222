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

/** The conversation after a wish that was done: what stands in the plan now differs from what stood there. */
const done = (wish: string, put: Readonly<Record<string, string | null>>): ConciergeState => ({
  ...known,
  previous: { request: known.request, plan: known.plan },
  plan: {
    ...known.plan,
    days: known.plan.days.map((day) => ({
      ...day,
      slots: day.slots.flatMap((slot) => {
        const venueId = slot.id in put ? put[slot.id] : slot.venueId;
        return typeof venueId === 'string'
          ? [{ ...slot, venueId, pricePerPersonPence: venueId === slot.venueId ? slot.pricePerPersonPence : 100 }]
          : [];
      }),
    })),
  },
  history: [
    { role: 'user', content: wish },
    { role: 'assistant', content: 'It is done.\nThat makes it £300 a person.' },
  ],
});
const idsOf = (state: ConciergeState, message: string): string[] => {
  const intent = readCorrection(state, message)?.intent;
  return intent && 'scope' in intent ? [intent.kind, ...intent.scope.slots.map(({ slot }) => slot.id)] : [];
};

describe('after a change', () => {
  test.each([
    ['noooo not fabric babe CAHOOTS', ['drop', 'd2-n1']],
    ['not fabric, the karting', ['drop', 'd1-a1']],
  ])('“%s” puts back what is denied and takes what is named', (message, expected) =>
    expect(idsOf(done('lose fabric', { 'd1-n1': null }), message)).toEqual(expected),
  );

  test('another day finds what is called so on that day, of three', () => {
    const state = done('swap saturday night for a rooftop bar', { 'd2-n1': 'london-madison' });
    const asBar = ({ plan, request }: Pick<ConciergeState, 'plan' | 'request'>) => ({
      request,
      plan: {
        ...plan,
        days: plan.days.map((day) => ({
          ...day,
          slots: day.slots.map((slot) =>
            slot.id === 'd1-n1' || slot.id === 'd3-lunch'
              ? ({
                  ...slot,
                  kind: 'night',
                  venueKind: 'nightlife',
                  timeOfDay: 'Evening',
                  type: 'Cocktail bar',
                } as const)
              : slot,
          ),
        })),
      },
    });
    const three = { ...state, ...asBar(state), previous: asBar(known) };
    expect(idsOf(three, "wrong day!! friday's bar i meant")).toEqual(['swap', 'd1-n1']);
  });

  test('just one of two keeps what came in its place', () => {
    const state = done('swap both bars', { 'd1-n1': 'london-madison', 'd2-n1': 'london-heaven' });
    for (const message of ['just the first', 'the first one only']) {
      const intent = readCorrection(state, message)?.intent;
      expect(intent).toMatchObject({ kind: 'swap', want: { venueIds: ['london-madison'] } });
      expect(idsOf(state, message)).toEqual(['swap', 'd1-n1']);
    }
  });

  test('cheaper that was not said is not meant', () =>
    expect(
      readCorrection(
        done('swap the cruise for something cheaper', { 'd2-a2': 'london-tate-modern' }),
        'didnt say cheaper just different',
      )?.intent,
    ).toMatchObject({ kind: 'swap', want: { isCheaper: false } }));

  test('a cheaper place is one cheaper than what came, where that is less already', () =>
    expect(
      idsOf(
        done('swap hawksmoor for something else', { 'd2-dinner': 'london-seven-dials-market' }),
        'thats dearer! i said cheaper',
      ),
    ).toEqual(['swap', 'd2-dinner']));
});
