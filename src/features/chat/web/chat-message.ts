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

const CAN_DO =
  'Ask me to swap, add or drop something, to make it cheaper or calmer, or why I chose a place. Every change is checked before it goes in.';
const GENERIC_WELCOME =
  'Hello! I am your AI concierge.\nOnce you have created a trip plan I can change it with you: swap, add, drop, cheaper, earlier, another size.';

/** The trip a conversation is about; its destination is empty while the plan is still loading. */
export type ChatTrip = { destination: string } | null;

function welcomeText(trip: ChatTrip): string {
  if (trip === null) return GENERIC_WELCOME;
  const plan = trip.destination ? `your plan for ${trip.destination}` : 'your plan';
  return `Hello! I am your AI concierge, and ${plan} is ready in the Itinerary tab.\n${CAN_DO}`;
}

/** What the concierge says first; the generic form while there is no trip to talk about (SPEC 4). */
export const welcomeMessage = (trip: ChatTrip, timestamp: string): ChatMessage => ({
  id: 'welcome',
  content: welcomeText(trip),
  role: 'assistant',
  timestamp,
});

/** After a failed send the text goes back into the box, before anything typed meanwhile. */
export const returnedText = (failed: string, typedMeanwhile: string): string =>
  typedMeanwhile.trim() === '' ? failed : `${failed}\n${typedMeanwhile}`;
