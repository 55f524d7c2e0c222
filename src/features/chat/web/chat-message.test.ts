import { expect, test } from 'vitest';
import { type ChatMessage, mergeMessages, readSessionData, returnedText, welcomeMessage } from './chat-message.ts';

const message = { id: '1', content: 'Hi', role: 'user', timestamp: '2026-11-21T10:00:00.000Z' };

test('a stored conversation comes back in order, without what is no message', () => {
  const reply = { ...message, id: '2', role: 'assistant', content: 'Hello' };
  expect(readSessionData([message, { ...message, role: 'system' }, null, 'Hi', reply])).toEqual([message, reply]);
});

test('a session without a list is an empty conversation', () => {
  for (const stored of [null, undefined, {}, 'Hi', []]) expect(readSessionData(stored)).toEqual([]);
});

test('two histories of one conversation are one, in the order in which things were said', () => {
  const at = (id: string, minute: number): ChatMessage => ({
    id,
    content: id,
    role: 'user',
    timestamp: `2026-11-21T10:0${minute}:00.000Z`,
  });
  const [first, here, there, undated] = [at('1', 0), at('2', 2), at('3', 1), { ...at('4', 0), timestamp: 'then' }];
  expect(mergeMessages([first, there], [first, here])).toEqual([first, there, here]);
  expect(mergeMessages([first, here], [first, here])).toEqual([first, here]);
  expect(mergeMessages([undated], [first])).toEqual([undated, first]);
});

test('the welcome names where the plan goes, once that is known', () => {
  expect(welcomeMessage('Prague', '').content).toContain('your plan for Prague is ready');
  expect(welcomeMessage('', '').content).toContain('your plan is ready');
  expect(welcomeMessage('Prague', '2026-11-21T10:00:00.000Z')).toMatchObject({
    role: 'assistant',
    timestamp: '2026-11-21T10:00:00.000Z',
  });
});

test('a message that could not be sent goes back into the box, before what was typed meanwhile', () => {
  expect(returnedText('Swap dinner', '')).toBe('Swap dinner');
  expect(returnedText('Swap dinner', '  ')).toBe('Swap dinner');
  expect(returnedText('Swap dinner', 'and lunch')).toBe('Swap dinner\nand lunch');
});
