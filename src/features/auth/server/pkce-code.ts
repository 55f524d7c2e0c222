import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { PkceCodeRow, SignInMethod } from './identity-tables.sql.ts';
import { deletePkceCodesBefore, insertPkceCode } from './pkce-codes.sql.ts';
import type { CodeChallenge } from './pkce-parameters.ts';

/** A code is exchanged within five minutes or never (WIRE 3). */
const LIFE_MS = 300_000;
/** Expired codes are kept this long, so that whoever comes late hears so. */
const KEPT_MS = 86_400_000;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a provider gave for calls to itself; the client hands it to the person's browser and we keep nothing of it. */
export const ProviderTokens = z.object({ accessToken: z.string(), refreshToken: z.optional(z.string()) });
export type ProviderTokens = z.infer<typeof ProviderTokens>;

export interface ProvenSignIn {
  userId: string;
  method: SignInMethod;
  challenge: CodeChallenge;
  providerTokens?: ProviderTokens | undefined;
  at: Date;
}

/** A code for the address that the browser is sent to. It opens a session only together with the challenge's verifier. */
export async function issuePkceCode(
  tx: Tx,
  { userId, method, challenge, providerTokens, at }: ProvenSignIn,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await deletePkceCodesBefore(tx, new Date(at.getTime() - KEPT_MS));
  await insertPkceCode(tx, {
    code_hash: hashOfCode(code),
    user_id: userId,
    method,
    code_challenge: challenge.challenge,
    code_challenge_method: challenge.method,
    provider_tokens: providerTokens ? seal(JSON.stringify(providerTokens), code) : null,
    created_at: at,
  });
  return code;
}

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

export const isExpired = ({ created_at }: PkceCodeRow, at: Date): boolean =>
  at.getTime() - created_at.getTime() >= LIFE_MS;

/** Whether the verifier is the one whose challenge came with the request (RFC 7636 4.6). */
export function isVerifiedBy(row: PkceCodeRow, verifier: string): boolean {
  const derived =
    row.code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(derived), Buffer.from(row.code_challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function openProviderTokens({ provider_tokens }: PkceCodeRow, code: string): ProviderTokens | undefined {
  return provider_tokens ? ProviderTokens.parse(JSON.parse(unseal(provider_tokens, code))) : undefined;
}

// The key is the code, which is nowhere in the database: a copy of the tables gives nobody a token of the provider.
const sealingKey = (code: string): Buffer => Buffer.from(hkdfSync('sha256', code, '', 'provider-tokens', 32));

function seal(text: string, code: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(code), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function unseal(sealed: Buffer, code: string): string {
  const decipher = createDecipheriv(CIPHER, sealingKey(code), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
