// A slice's one door for other slices (ARCHITECTURE): what they may use of auth, and nothing else.
export type { TokenClaims } from '../domain/token-claims.ts';
// biome-ignore lint/performance/noBarrelFile: the door is the rule of the architecture, a handful of names and not a barrel.
export { loadAnonKey } from './anon-key.ts';
export { createDataVerifier } from './data-verifier.ts';
export { createTokenVerifier, type TokenFault, type TokenVerifier } from './token-verifier.ts';
