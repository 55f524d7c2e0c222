import type { Credentials } from './credentials.sql.ts';
import { factorJson } from './factor-json.ts';
import type { IdentityRow, Metadata, UserRow } from './identity-tables.sql.ts';

export type UserJson = Record<string, unknown>;

/** An account as its owner sees it (WIRE 2); never a hash. Times that have not happened are left out. */
export function userJson(user: UserRow, { identities, factors }: Credentials): UserJson {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...times({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    phone: '',
    ...(user.new_email === null ? {} : { new_email: user.new_email }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(factors.length === 0 ? {} : { factors: factors.map(factorJson) }),
    identities: identities.map(identityJson),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

function identityJson(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.identity_id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...times({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(identity.email === null ? {} : { email: identity.email }),
  };
}

/** What a sign-up says of an address that has a confirmed account: a user like any new one, kept nowhere (WIRE 3). */
export function pretendedUserJson(id: string, email: string, metadata: Metadata, at: Date): UserJson {
  const time = at.toISOString();
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    confirmation_sent_at: time,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  };
}

function times(instants: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(instants).flatMap(([name, instant]) => (instant ? [[name, instant.toISOString()]] : [])),
  );
}
