import type { Database } from '../../../../platform/node/db/database.ts';
import { correctAllowance, takeAllowance } from '../../../../platform/node/limits/allowance.sql.ts';

const DAY_SECONDS = 86_400;
/** Of the model's help for one person in a day; after that the local concierge answers. */
export const MESSAGES_PER_DAY = 50;
export const TOKENS_PER_DAY = 400_000;
export const SECONDS_PER_DAY = 200;

/** What one message may take at most, and what is set aside for it before it is known. */
export interface Reserve {
  tokens: number;
  seconds: number;
}

export interface ModelBudget {
  /** Sets the reserve aside; false when the person or the site has used up the day. */
  take: (userId: string, reserve: Reserve) => Promise<boolean>;
  /** Gives back what was not used. */
  settle: (userId: string, reserve: Reserve, used: Reserve) => Promise<void>;
}

const keysOf = (userId: string) => ({
  messages: `model-messages:${userId}`,
  seconds: `model-seconds:${userId}`,
  tokens: `model-tokens:${userId}`,
  site: 'model-tokens:site',
});

/** Messages, tokens and time a person and a day, and tokens for the whole site, counted in the database. */
export function modelBudget(db: Database, now: () => Date, siteTokensPerDay: number): ModelBudget {
  return {
    take: async (userId, { tokens, seconds }) => {
      const keys = keysOf(userId);
      const day = { windowSeconds: DAY_SECONDS, now: now() };
      const wanted = [
        { key: keys.messages, most: MESSAGES_PER_DAY, amount: 1 },
        { key: keys.seconds, most: SECONDS_PER_DAY, amount: seconds },
        { key: keys.tokens, most: TOKENS_PER_DAY, amount: tokens },
        { key: keys.site, most: siteTokensPerDay, amount: tokens },
      ];
      // A message that is refused for one reason must not have used up the others: the refusal takes all back.
      try {
        await db.asApp(async (tx) => {
          for (const one of wanted)
            if (one.amount > one.most || !(await takeAllowance(tx, { ...one, ...day }))) throw new UsedUp();
        });
        return true;
      } catch (error) {
        if (error instanceof UsedUp) return false;
        throw error;
      }
    },
    settle: async (userId, reserve, used) => {
      const keys = keysOf(userId);
      const at = now();
      const tokens = used.tokens - reserve.tokens;
      await db.asApp(async (tx) => {
        await correctAllowance(tx, { key: keys.seconds, by: used.seconds - reserve.seconds, now: at });
        await correctAllowance(tx, { key: keys.tokens, by: tokens, now: at });
        await correctAllowance(tx, { key: keys.site, by: tokens, now: at });
      });
    },
  };
}

class UsedUp extends Error {}
