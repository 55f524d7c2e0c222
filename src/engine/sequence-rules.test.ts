import { describe, expect, test } from 'vitest';
import { mayFollow, pauseMinutes, type Step } from './sequence-rules.ts';

const step = (kind: Step['kind'], type: string, minutes = 90, vibes: Step['vibes'] = []): Step => ({
  kind,
  type,
  minutes,
  vibes,
});
const MUSEUM = step('activity', 'Museum');
const CLUB = step('night', 'Club', 180, ['party-hard']);
const DINNER = step('dinner', 'Tapas bar');
const BAGEL = step('night', 'Late-night bites', 45, ['foodie', 'party-hard']);
const ICE_CREAM = step('night', 'Dessert bar', 45, ['foodie', 'chill-relaxed']);

describe('what may follow what', () => {
  test.each([
    ['a gallery after a museum', MUSEUM, step('activity', 'Gallery'), false],
    ['a bike tour after a museum', MUSEUM, step('activity', 'Bike tour'), true],
    ['a bagel after dinner', DINNER, BAGEL, false],
    ['a bagel after the club', CLUB, BAGEL, true],
    ['a bagel first thing', null, BAGEL, false],
    ['a club after the bagel', BAGEL, CLUB, false],
    ['ice cream after dinner', DINNER, ICE_CREAM, true],
    ['darts after bowling', step('activity', 'Bowling'), step('activity', 'Social darts'), false],
  ])('%s: %s', (_what, from, to, isFine) => {
    expect(mayFollow(from, to)).toBe(isFine);
  });

  test('nobody goes from an afternoon tea to a table, from a lunch to the tea, or from one feast to the next', () => {
    const tea = step('activity', 'Afternoon tea');
    expect(pauseMinutes(tea, DINNER)).toBeGreaterThanOrEqual(60);
    expect(pauseMinutes(step('lunch', 'Pizzeria'), tea)).toBeGreaterThanOrEqual(60);
    expect(pauseMinutes(tea, step('activity', 'Food tour'))).toBeGreaterThanOrEqual(60);
    expect(pauseMinutes(MUSEUM, DINNER)).toBe(0);
    expect(pauseMinutes(tea, MUSEUM)).toBe(0);
  });
});
