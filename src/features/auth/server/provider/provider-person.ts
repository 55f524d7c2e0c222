import { z } from 'zod';
import { parseEmailAddress } from '../../domain/email-address.ts';
import type { Metadata } from '../identity-tables.sql.ts';

/** Somebody whom a provider has just signed in. */
export interface ProviderPerson {
  provider: 'google';
  /** The provider's own name for the person, never empty; it stays when the address changes. */
  subject: string;
  /** Lower case; undefined when the provider told none that can be one. */
  email: string | undefined;
  /** True only when the provider says so itself. */
  isEmailVerified: boolean;
  /** For the identity: what the official server keeps of the claims. */
  identityData: Metadata;
  /** For a new account: the names as a sign-up form would have asked for them. */
  names: Metadata;
}

const Text = z.string().optional().catch(undefined);

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: Text,
  // Some providers write the word.
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .optional()
    .catch(undefined),
  name: Text,
  given_name: Text,
  family_name: Text,
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
});

const NAME_MAX_LENGTH = 100;
const PICTURE_MAX_LENGTH = 1_000;

/** The person of verified claims; undefined when they name nobody (GHSA-5hvv-9cqv-894r: an empty subject is everybody). */
export function personOf(provider: 'google', claims: unknown): ProviderPerson | undefined {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) return undefined;
  const { iss, sub, email_verified: verified } = parsed.data;
  const address = parseEmailAddress(parsed.data.email ?? '');
  const email = address.ok ? address.value : undefined;
  const isEmailVerified = email !== undefined && (verified === true || verified === 'true');
  const [name, first, last] = [parsed.data.name, parsed.data.given_name, parsed.data.family_name].map(plainName);
  const picture = (parsed.data.picture ?? '').slice(0, PICTURE_MAX_LENGTH + 1);
  return {
    provider,
    subject: sub,
    email,
    isEmailVerified,
    identityData: {
      iss,
      sub,
      provider_id: sub,
      ...(email === undefined ? {} : { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name ? { name, full_name: name } : {}),
      ...(picture !== '' && picture.length <= PICTURE_MAX_LENGTH ? { picture, avatar_url: picture } : {}),
    },
    names: {
      ...(first ? { first_name: first } : {}),
      ...(last ? { last_name: last } : {}),
      ...(name ? { display_name: name } : {}),
    },
  };
}

/** Strangers choose their names at the provider: one line, no control characters, of a length that a page can show. */
function plainName(name: string | undefined): string {
  return (name ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .toWellFormed();
}
