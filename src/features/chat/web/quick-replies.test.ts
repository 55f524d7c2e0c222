import { expect, test } from 'vitest';
import { answerMessage } from '../domain/answer-message.ts';
import { afterTurn, londonTrip } from '../domain/fixtures/london-trip.ts';
import { quickReplies } from './quick-replies.ts';

const line = (role: 'user' | 'assistant', content: string) => ({ id: content, role, content, timestamp: '' });
const OFFER = 'If you did that: … Nothing has changed yet. Say yes to go ahead with “make it 6 people”.';

test('an offer can be taken or left with one tap, and nothing else can', () => {
  expect(quickReplies([line('assistant', OFFER)])).toEqual(['Yes, please', 'No, leave it']);
  expect(quickReplies([line('assistant', OFFER), line('user', 'hm')])).toEqual([]);
  expect(quickReplies([line('assistant', 'Done.')])).toEqual([]);
  expect(quickReplies([])).toEqual([]);
});

test('the concierge understands both taps', () => {
  const state = londonTrip();
  const asked = 'what if two drop out?';
  const offered = afterTurn(state, asked, answerMessage(state, asked));
  const messages = offered.history.map(({ role, content }) => line(role, content));
  const [yes = '', no = ''] = quickReplies(messages);
  expect(answerMessage(offered, yes).change?.request.groupSize).toBe(8);
  expect(answerMessage(offered, no)).toMatchObject({ change: null, understood: true });
});
