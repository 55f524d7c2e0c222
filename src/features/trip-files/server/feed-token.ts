import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits for an address that nobody can guess: 32 letters of base64url. */
export const newFeedToken = (): string => randomBytes(24).toString('base64url');

export const FEED_TOKEN = /^[\w-]{32}$/;

/** What the database knows of a token. A plain hash is enough: there is nothing to guess it from. */
export const hashFeedToken = (token: string): string => createHash('sha256').update(token).digest('hex');
