import * as z from 'zod/mini';

/** One line of the conversation, as SPEC 3 stores it. */
export const ChatMessage = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** The messages in a stored session; what is not a message is left out, so one bad entry hides no other. */
export function readSessionData(stored: unknown): ChatMessage[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const parsed = ChatMessage.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Two histories of one conversation as one: each message once, oldest first. */
export function mergeMessages(stored: readonly ChatMessage[], ours: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...ours.filter(({ id }) => !known.has(id))].sort(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp) || 0,
  );
}

const CAN_DO =
  'Ask me to swap, add or drop something, to make it cheaper or calmer, or why I chose a place. Every change is checked before it goes in.';

/** What the concierge says first; `destination` is empty while the plan is still loading. */
export function welcomeMessage(destination: string, timestamp: string): ChatMessage {
  const plan = destination ? `your plan for ${destination}` : 'your plan';
  const content = `Hello! I am your AI concierge, and ${plan} is ready in the Itinerary tab.\n${CAN_DO}`;
  return { id: 'welcome', content, role: 'assistant', timestamp };
}

const GENERIC_WELCOME =
  'Hello! I am your AI concierge.\nOnce you have created a trip plan I can change it with you: swap, add, drop, cheaper, earlier, another size.';

/** What the concierge says where there is no booking to talk about (SPEC 4). */
export const genericWelcome: ChatMessage = {
  id: 'welcome',
  content: GENERIC_WELCOME,
  role: 'assistant',
  timestamp: '',
};

/** After a failed send the text goes back into the box, before anything typed meanwhile. */
export const returnedText = (failed: string, typedMeanwhile: string): string =>
  typedMeanwhile.trim() === '' ? failed : `${failed}\n${typedMeanwhile}`;
