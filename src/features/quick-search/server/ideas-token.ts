import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits for a link that nobody can guess: 32 letters of base64url. */
export const newIdeasToken = (): string => randomBytes(24).toString('base64url');

/** What the database knows of a token. A plain hash is enough: there is nothing to guess it from. */
export const hashIdeasToken = (token: string): string => createHash('sha256').update(token).digest('hex');
