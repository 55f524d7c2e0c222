// A slice's one door for other slices (ARCHITECTURE): what they may use of auth, and nothing else.
export type { TokenClaims } from '../domain/token-claims.ts';
// biome-ignore lint/performance/noBarrelFile: the door is the rule of the architecture, a handful of names and not a barrel.
export { actionMail } from './action-mail.ts';
export { loadAnonKey } from './anon-key.ts';
export type { AuthError } from './auth-error.ts';
export { type Actor, asBearer, lacksSecondFactor } from './bearer.ts';
export { createDataVerifier } from './data-verifier.ts';
export { endSession, listSessions } from './sessions.sql.ts';
export { createTokenVerifier, type TokenFault, type TokenVerifier } from './token-verifier.ts';
export { listIdentities, lockUser } from './users.sql.ts';
