import { describe, expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { findClocks } from './find-clocks.ts';

const first = (message: string) => findClocks(normalise(message).raw)[0];

describe('the words before an hour say whether something ends then', () => {
  test.each(['done by 4', 'the boat to finish at 4', 'out of hawksmoor by 9', 'cahoots till 1', 'over at 5'])(
    '%s',
    (message) => expect(first(message)?.isEnd).toBe(true),
  );
  test.each(['not till 8', 'push it until 8', 'dinner at 8', 'nothing until 11', 'start at 4'])(
    'and here it does not: %s',
    (message) => expect(first(message)?.isEnd).toBe(false),
  );
});

test('between two hours is a stretch, from the first to the second', () =>
  expect(first('dinner between 8 and 9')).toMatchObject({ minute: 480, rangeEnd: 540, isBare: false }));

test.each(['the hunt cant start before 5', 'nobody wants dinner before 8'])('%s is from then on', (message) =>
  expect(first(message)?.joint).toBe('after'),
);
