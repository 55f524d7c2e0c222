import type { ChatLine } from '../concierge-state.ts';

/** Offers are made in words that the concierge understands, so that `yes` needs no memory but the conversation. */
export const offer = (wish: string): string => `Say yes to go ahead with “${wish}”.`;

const OFFER = /Say yes to go ahead with “([^”]+)”/;
const LISTED = /^(\d)\. (.+)$/gm;
const QUESTION = /^Which /m;

const lastReply = (history: readonly ChatLine[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';

/** The wish that the last reply offered; null when it offered none. */
export const offeredWish = (history: readonly ChatLine[]): string | null => OFFER.exec(lastReply(history))?.[1] ?? null;

/** The wish with that number in the list of the last reply. */
export function listedWish(history: readonly ChatLine[], number: number): string | null {
  for (const [, digit, wish] of lastReply(history).matchAll(LISTED)) if (Number(digit) === number && wish) return wish;
  return null;
}

/** What the organiser had asked when the last reply asked back which slot was meant. */
export function openQuestion(history: readonly ChatLine[]): string | null {
  if (!QUESTION.test(lastReply(history))) return null;
  return history.findLast(({ role }) => role === 'user')?.content ?? null;
}

/** Slots that the last reply offered to choose from, in its order; none when it asked nothing. */
export function choicesOf(history: readonly ChatLine[], names: readonly string[]): string[] {
  const reply = lastReply(history);
  if (!QUESTION.test(reply)) return [];
  const question = reply.slice(reply.search(QUESTION));
  return names
    .filter((name) => question.includes(name))
    .sort((left, right) => question.indexOf(left) - question.indexOf(right));
}

/** What the organiser said last. */
export const lastWish = (history: readonly ChatLine[]): string | null =>
  history.findLast(({ role }) => role === 'user')?.content ?? null;

/** Slots that the conversation named last, by their names in the latest line that has any. */
export function lastNamed(history: readonly ChatLine[], names: readonly string[]): string[] {
  for (const { content } of history.toReversed()) {
    const found = names.filter((name) => content.includes(name));
    if (found.length > 0) return found;
  }
  return [];
}
