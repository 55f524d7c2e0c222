import type { Purpose } from './identity-tables.sql.ts';

/**
 * What a `type` of /verify looks for. A sign-in link to a new address is a sign-up to the official client. No mail is sent
 * for an invitation, so its list is empty.
 */
const PURPOSES = {
  signup: ['confirmation', 'magiclink'],
  invite: [],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['confirmation', 'recovery', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly Purpose[]>;

export type VerificationType = keyof typeof PURPOSES;

export function isVerificationType(text: string): text is VerificationType {
  return Object.hasOwn(PURPOSES, text);
}

export const purposesOf = (type: VerificationType): readonly Purpose[] => PURPOSES[type];
