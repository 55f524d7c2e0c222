import { offeredWish } from '../domain/wording/offers.ts';
import type { ChatMessage } from './chat-message.ts';

/** What can be said to the last reply with one tap: yes or no to an offer, as long as nothing else was said since. */
export function quickReplies(messages: readonly ChatMessage[]): string[] {
  if (messages.at(-1)?.role !== 'assistant') return [];
  return offeredWish(messages) === null ? [] : ['Yes, please', 'No, leave it'];
}
