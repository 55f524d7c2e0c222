import { BRAND } from '../../shared/brand.ts';

/** What a visitor reads who has reached a limit, and when to come back. */
export function tooManyWords(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `That is a lot of messages in a short time. Please try again in ${wait}, or write to ${BRAND.contactEmail}.`;
}
