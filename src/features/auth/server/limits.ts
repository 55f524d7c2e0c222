import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import {
  type AllowanceRule,
  correctAllowance,
  tryAllowance,
  tryAllowances,
} from '../../../platform/node/limits/allowance.sql.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';

/** A call that a visitor may make only so often. */
export type LimitedCall = keyof typeof PER_VISITOR;

/** Mails of one kind share one allowance an address, whichever call asks for them. */
export type MailKind = 'confirmation' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication';

/** Secrets that can be guessed at. */
export type Guess = keyof typeof GUESSES;

/** What the hosted service allows a visitor by default (RELIABILITY, accounts); refreshes also come from whole offices. */
const PER_VISITOR = {
  'sign-up': { most: 30, windowSeconds: 300 },
  'sign-in': { most: 150, windowSeconds: 300 },
  refresh: { most: 600, windowSeconds: 300 },
  exchange: { most: 150, windowSeconds: 300 },
  authorize: { most: 60, windowSeconds: 300 },
  recover: { most: 30, windowSeconds: 300 },
  otp: { most: 30, windowSeconds: 300 },
  resend: { most: 30, windowSeconds: 300 },
  reauthenticate: { most: 30, windowSeconds: 300 },
  'change-user': { most: 60, windowSeconds: 300 },
  verify: { most: 30, windowSeconds: 300 },
  factors: { most: 60, windowSeconds: 300 },
} as const satisfies Record<string, Window>;

/** One mail of a kind a minute (WIRE 1), and no more a day than a mailbox can bear. The newest always works for a day. */
const MAIL_INTERVAL = { most: 1, windowSeconds: 60 };
const MAIL_DAY = { most: 20, windowSeconds: 86_400 };

/** Wrong guesses: of one visitor at one account, and of the whole world at one account (decision 21). */
const GUESSES = {
  password: { pair: { most: 10, windowSeconds: 900 }, account: { most: 100, windowSeconds: 86_400 } },
  factor: { pair: { most: 10, windowSeconds: 900 }, account: { most: 60, windowSeconds: 86_400 } },
  'recovery-code': { pair: { most: 10, windowSeconds: 900 }, account: { most: 30, windowSeconds: 86_400 } },
} as const satisfies Record<string, { pair: Window; account: Window }>;

/** How long a visitor stays known to an account that it got into: strangers cannot use up what is kept for it. */
const KNOWN_SECONDS = 90 * 86_400;

interface Window {
  most: number;
  windowSeconds: number;
}

export type LimitServices = Pick<AuthServices, 'db' | 'now' | 'clientKey' | 'limitScale'>;

/**
 * Counts a call of this visitor and, with `mail`, a mail that it would send. Undefined when both are within what is
 * allowed, else the 429 to answer. Call it once the request is readable and before the account is looked up, with the
 * address as it was typed (parsed, lower case): known and unknown addresses then answer alike. Keep nothing else that
 * answers 429 for known addresses only. Calls without mail: leave `mail` out.
 *
 *     const refusal = await overLimit(c, services, 'recover', { kind: 'recovery', to: email });
 *     if (refusal) return errorResponse(c, refusal);
 */
export function overLimit(
  c: Context,
  services: LimitServices,
  call: LimitedCall,
  mail?: { kind: MailKind; to: string },
): Promise<AuthError | undefined> {
  return services.db.asApp(
    async (tx) =>
      (await overVisitorLimit(tx, services, call, services.clientKey(c))) ??
      (mail && (await overMailLimit(tx, services, mail))),
    'soon',
  );
}

/** As overLimit, for one visitor in a transaction that is open already. */
export async function overVisitorLimit(
  tx: Tx,
  { now, limitScale }: Pick<LimitServices, 'now' | 'limitScale'>,
  call: LimitedCall,
  visitor: string,
): Promise<AuthError | undefined> {
  const outcome = await tryAllowances(tx, [visitorRule(call, visitor, limitScale)], now());
  return outcome.ok ? undefined : authErrors.tooManyCalls(outcome.retryAfterSeconds);
}

function visitorRule(call: LimitedCall, visitor: string, limitScale: number): AllowanceRule {
  const { most, windowSeconds } = PER_VISITOR[call];
  return { key: `auth:${call}:${visitor}`, most: Math.ceil(most * limitScale), windowSeconds };
}

/** Counts a mail to an address, in the transaction that sends it. */
export async function overMailLimit(
  tx: Tx,
  { now }: Pick<LimitServices, 'now'>,
  { kind, to }: { kind: MailKind; to: string },
): Promise<AuthError | undefined> {
  for (const window of [MAIL_INTERVAL, MAIL_DAY]) {
    const key = `auth:mail:${window.windowSeconds}:${kind}:${to}`;
    const outcome = await tryAllowance(tx, { ...window, key, now: now() });
    if (!outcome.ok) return authErrors.mailTooSoon(outcome.retryAfterSeconds);
  }
  return undefined;
}

export interface Guesser {
  guess: Guess;
  visitor: string;
  /** The account as the guesser names it: its id, or an address that may be nobody's. */
  account: string;
}

/** A guess that was within its limits, and what it was counted under. */
export interface CountedGuess {
  keys: readonly string[];
  /** Under which a visitor new to the account becomes known to it; null for one who is. */
  newcomer: string | null;
}

/**
 * Counts a guess before it is looked at, so that a thousand at once are counted too; the right ones are taken back by
 * `forgiveGuess`. A visitor that got in before has its own allowance alone, so that nobody can lock out an owner.
 */
export function countGuess(
  tx: Tx,
  services: Pick<LimitServices, 'now'>,
  guesser: Guesser,
): Promise<Result<CountedGuess, AuthError>> {
  return countAfter(tx, services, [], guesser);
}

/** As `overVisitorLimit` and then `countGuess`, in one statement: a call beyond its limit is no guess. */
export function countCallAndGuess(
  tx: Tx,
  services: Pick<LimitServices, 'now' | 'limitScale'>,
  call: LimitedCall,
  guesser: Guesser,
): Promise<Result<CountedGuess, AuthError>> {
  return countAfter(tx, services, [visitorRule(call, guesser.visitor, services.limitScale)], guesser);
}

async function countAfter(
  tx: Tx,
  { now }: Pick<LimitServices, 'now'>,
  rules: readonly AllowanceRule[],
  guesser: Guesser,
): Promise<Result<CountedGuess, AuthError>> {
  const { own, world } = rulesOf(guesser);
  const outcome = await tryAllowances(tx, [...rules, own, world], now());
  if (!outcome.ok) return fail(authErrors.tooManyCalls(outcome.retryAfterSeconds));
  const isNew = outcome.counted.at(-1) === true;
  return ok(isNew ? { keys: [own.key, world.key], newcomer: knownKey(guesser) } : { keys: [own.key], newcomer: null });
}

/** The guess was right: it does not count, and the visitor is known to the account from now on. */
export function forgiveGuess(
  tx: Tx,
  { now }: Pick<LimitServices, 'now'>,
  { keys, newcomer }: CountedGuess,
): Promise<void> {
  const andTake = newcomer === null ? undefined : { key: newcomer, most: 1, windowSeconds: KNOWN_SECONDS };
  return correctAllowance(tx, { key: keys, by: -1, now: now(), andTake });
}

const knownKey = ({ guess, visitor, account }: Guesser): string => `auth:known:${guess}:${account}:${visitor}`;

function rulesOf(guesser: Guesser): { own: AllowanceRule; world: AllowanceRule } {
  const { guess, visitor, account } = guesser;
  const { pair, account: world } = GUESSES[guess];
  return {
    own: { ...pair, key: `auth:guess:${guess}:${account}:${visitor}` },
    world: { ...world, key: `auth:guess:${guess}:${account}`, unlessOpen: knownKey(guesser) },
  };
}
