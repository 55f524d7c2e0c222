/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { askOfUnread } from './part-unread.ts';

const state = knownPlan();
const askedOf = (line: string): string => askOfUnread(read(line, state), state) ?? '';

describe('words that nothing can be read from', () => {
  test('a part of the plan that they name is asked about, in words that a number answers', () => {
    const reply = askedOf('late night food after cahoots');
    expect(reply).toMatch(/^I am not sure .*Cahoots/);
    expect(reply.match(/^\d\. /gm)?.length).toBeGreaterThan(1);
  });

  test('of two that they name, each may be swapped or go', () => {
    expect(askedOf('fabric and cahoots should feel like one night')).toContain('4. Drop Cahoots');
  });

  test('what is neither is not understood', () => {
    expect(answerMessage(state, 'blorf the wibble quuxly')).toMatchObject({ understood: false, change: null });
  });

  test('what is no wish for a part that it names changes nothing', () => {
    expect(answerMessage(state, 'hack cahoots so its free').change).toBeNull();
  });
});
