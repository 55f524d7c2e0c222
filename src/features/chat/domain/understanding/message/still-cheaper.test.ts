import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { afterTurn, londonTrip } from '../../fixtures/london-trip.ts';

const london = londonTrip();
const told = (...messages: string[]): ConciergeState =>
  messages.reduce((state, message) => afterTurn(state, message, answerMessage(state, message)), london);
const dinnerOf = ({ plan }: Pick<ConciergeState, 'plan'>) => plan.days[0]?.slots.find(({ kind }) => kind === 'dinner');

const swapped = told('swap hawksmoor for duck and waffle');

test.each(['still too pricey', 'thats not cheap enough', 'cheaper still please'])(
  '“%s”, once a dinner has come in, makes that dinner cheaper and nothing else',
  (message) => {
    const was = dinnerOf(swapped);
    const { change } = answerMessage(swapped, message);
    if (!change || !was) throw new Error('nothing changed');
    const is = dinnerOf(change);
    expect(is?.venueId).not.toBe(was.venueId);
    expect(is?.pricePerPersonPence).toBeLessThan(was.pricePerPersonPence);
    const others = ({ plan }: Pick<ConciergeState, 'plan'>) =>
      plan.days
        .flatMap(({ slots }) => slots.map(({ venueId }) => venueId))
        .filter((id) => id !== was.venueId && id !== is?.venueId);
    expect(others(change)).toEqual(others(swapped));
  },
);

test('after any other change the same words are about the whole trip', () => {
  const dropped = told('drop sunday lunch');
  const { change } = answerMessage(dropped, 'still too pricey');
  expect(change?.plan.totals.slotsPerPersonPence ?? 0).toBeLessThan(dropped.plan.totals.slotsPerPersonPence);
});
