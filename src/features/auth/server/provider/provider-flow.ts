import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '../../../../platform/node/db/database.ts';
import type { ProviderFlowRow } from '../identity-tables.sql.ts';
import type { CodeChallenge } from '../pkce-parameters.ts';
import type { FlowSecrets } from './open-id-provider.ts';
import { deleteProviderFlowsBefore, insertProviderFlow, takeProviderFlow } from './provider-flows.sql.ts';

/** Time enough for a second factor at the provider. */
export const FLOW_LIFE_SECONDS = 600;
const KEPT_MS = 86_400_000;

export interface FlowRequest {
  provider: 'google';
  /** Already checked by redirectTarget. */
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Of a signed-in person who adds the provider to the account. */
  linkingSessionId: string | undefined;
}

/** What the next leaving of this browser is known by. */
export const newFlowSecrets = (browserSecret: string): FlowSecrets =>
  secretsOf(randomBytes(32).toString('base64url'), browserSecret);

/** Notes that this browser leaves for the provider. Only digests are kept. */
export async function beginFlow(
  tx: Tx,
  { state, browserSecret }: { state: string; browserSecret: string },
  request: FlowRequest,
  at: Date,
): Promise<void> {
  await deleteProviderFlowsBefore(tx, new Date(at.getTime() - KEPT_MS));
  await insertProviderFlow(tx, {
    state_hash: sha256(state),
    browser_hash: sha256(browserSecret),
    provider: request.provider,
    redirect_to: request.redirectTo,
    code_challenge: request.challenge?.challenge ?? null,
    code_challenge_method: request.challenge?.method ?? null,
    linking_session_id: request.linkingSessionId ?? null,
    created_at: at,
  });
}

/**
 * The flow that this browser began with this state, used up; undefined for another browser's (a link that a stranger
 * prepared), a used one, and one that never was.
 */
export async function endFlow(
  tx: Tx,
  state: string,
  browserSecret: string,
): Promise<{ flow: ProviderFlowRow; secrets: FlowSecrets } | undefined> {
  const flow = await takeProviderFlow(tx, { stateHash: sha256(state), browserHash: sha256(browserSecret) });
  return flow && { flow, secrets: secretsOf(state, browserSecret) };
}

export const isFlowExpired = ({ created_at }: ProviderFlowRow, at: Date): boolean =>
  at.getTime() - created_at.getTime() >= FLOW_LIFE_SECONDS * 1000;

export function flowChallenge({ code_challenge, code_challenge_method }: ProviderFlowRow): CodeChallenge | undefined {
  return code_challenge === null || code_challenge_method === null
    ? undefined
    : { challenge: code_challenge, method: code_challenge_method };
}

/**
 * The state travels in addresses and the secret stays in the cookie: whoever sees only one of them, or the database, can
 * derive neither the nonce nor the proof key.
 */
function secretsOf(state: string, browserSecret: string): FlowSecrets {
  const derive = (use: string) => createHmac('sha256', browserSecret).update(`${use}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('code-verifier') };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
