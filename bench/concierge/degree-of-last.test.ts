/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('how it is to be is said of the part spoken of last, and is no name of a thing', () => {
  test.each(['can we go a bit posher than that', 'hmm can we have something posher', 'ok nicer please'])(
    'after a swap of the Saturday dinner: %s',
    (message) => {
      const first = said('krakow-stag', 'swap the saturday dinner for something else');
      const { after, reply } = said('krakow-stag', 'swap the saturday dinner for something else', message);
      const { went } = changedBetween(first.after, after);
      expect(went.length).toBeLessThanOrEqual(1);
      expect(reply).toMatch(/dinner|stays/i);
      expect(reply).not.toMatch(/on our list|cheaper|which part/i);
      expect(after.request.budgetCapPence).toBe(first.after.request.budgetCapPence);
    },
  );

  test('with nothing spoken of, it asks which', () => {
    const { before, after, reply } = said('krakow-stag', 'can we have a bit posher than that');
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/which part/i);
  });

  test('after the hotel was changed it is the hotel', () => {
    const { after, reply } = said('london-hen', 'change the hotel', 'nicer than that');
    expect(after.plan.stay?.hotelId).not.toBe(said('london-hen', 'change the hotel').after.plan.stay?.hotelId);
    expect(reply).toMatch(/The stay is now/);
  });
});
