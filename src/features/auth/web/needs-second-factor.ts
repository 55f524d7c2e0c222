/** What a session and its account say about second factors; the shapes are the official client's. */
export interface FactorFacts {
  accessToken: string;
  factors: readonly { status: string }[] | undefined;
}

/**
 * True when the account has a verified second factor and this session has not shown it (SPEC 3 and 6): whoever holds
 * such a session knows a password and no more. A token that cannot be read counts as one that has shown nothing.
 */
export function needsSecondFactor({ accessToken, factors = [] }: FactorFacts): boolean {
  return factors.some(({ status }) => status === 'verified') && assuranceLevel(accessToken) !== 'aal2';
}

/** The `aal` claim, read without judging the signature: that is the server's part. */
function assuranceLevel(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
  } catch {
    // Not a token of ours.
    return undefined;
  }
}
