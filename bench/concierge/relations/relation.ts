import type { Rng } from '../../../src/shared/rng.ts';
import type { Case, Reaction } from '../case-schema.ts';

/**
 * A metamorphic relation (Chen, Cheung and Yiu 1998): a change of a message whose effect on the right answer is known,
 * mostly none. What is right alone must stay right under it, so every message is also a test of each relation.
 */
export interface Relation {
  id: string;
  /** What it does, in a few words. */
  does: string;
  /** The altered case with what is expected of it; null where the relation does not hold for the case. */
  alter: (one: Case, rng: Rng) => Case | null;
}

/** A relation of the message's words alone, which keeps what is expected. Null for a message that it leaves as it was. */
export const ofMessage = (
  id: string,
  does: string,
  alter: (message: string, rng: Rng, one: Case) => string | null,
): Relation => ({
  id,
  does,
  alter: (one, rng) => {
    const message = alter(one.message, rng, one);
    return message === null || message === one.message ? null : { ...one, message };
  },
});

export const oneOf = <Item>(items: readonly Item[], rng: Rng): Item | undefined =>
  items[Math.floor(rng() * items.length)];

/** Kinds of message that are about their very letters, or in another language. */
const BY_LETTER = new Set(['attack', 'foreign', 'abuse', 'lost', 'gibberish']);

/** Whether the message is one that a person writes to the concierge about a trip, of a common length. */
export const isPlainTalk = ({ category, message }: Case): boolean =>
  !BY_LETTER.has(category) && message.length <= 240 && /[a-z]/i.test(message);

/** Whether nothing was said before: a greeting in the midst of a conversation is odd. */
export const isFirst = ({ earlier, history }: Case): boolean => earlier === undefined && history === undefined;

/** The reactions of which any would be right. */
export const reactionsOf = ({ expect }: Case): readonly Reaction[] => (expect.kind === 'any' ? expect.of : [expect]);

/** The same, or nothing changed and the change shown: what a wish may bring that is put as a proposal. */
export const orShown = (one: Case): Case => ({
  ...one,
  expect: { kind: 'any', of: [...reactionsOf(one), { kind: 'answer', mentions: [] }] },
});
