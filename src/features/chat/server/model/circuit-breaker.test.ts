import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

test('after three failures in a row the endpoint rests for half a minute, then one call tries it', () => {
  const clock = { ms: 0 };
  const breaker = circuitBreaker(() => new Date(clock.ms));
  expect([breaker.failed(), breaker.failed()]).toEqual([false, false]);
  breaker.succeeded();
  expect([breaker.failed(), breaker.failed(), breaker.mayTry()]).toEqual([false, false, true]);
  expect(breaker.failed()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  clock.ms = 30_000;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  expect(breaker.failed()).toBe(false);
  clock.ms = 59_999;
  expect(breaker.mayTry()).toBe(false);
  clock.ms = 60_000;
  expect(breaker.mayTry()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
});
