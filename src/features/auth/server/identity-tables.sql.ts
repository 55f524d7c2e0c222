import type { ColumnType, Generated, Selectable } from 'kysely';

/** jsonb: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export type Metadata = Record<string, unknown>;
/** How a session was opened, newest first; `timestamp` is seconds since 1970. */
export type AuthenticationMethod = { method: 'password' | 'otp'; timestamp: number };
export type Purpose = 'confirmation' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new';

type UsersTable = {
  id: string;
  email: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  new_email: string | null;
  email_change_sent_at: Date | null;
  email_change_confirmations: Generated<number>;
  last_sign_in_at: Date | null;
  app_metadata: Json<Metadata>;
  user_metadata: Json<Metadata>;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
};

type IdentitiesTable = {
  identity_id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json<Metadata>;
  email: ColumnType<string | null, never, never>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

type SessionsTable = {
  id: string;
  user_id: string;
  aal: ColumnType<'aal1' | 'aal2', 'aal1' | 'aal2' | undefined, 'aal1' | 'aal2'>;
  amr: Json<AuthenticationMethod[]>;
  refresh_key: Buffer;
  refresh_counter: Generated<number>;
  user_agent: string | null;
  created_at: Date;
  refreshed_at: Date;
};

type RefreshTokensTable = { session_id: string; counter: number; created_at: Date; revoked_at: Date | null };

type OneTimeTokensTable = {
  id: Generated<string>;
  user_id: string;
  purpose: Purpose;
  token_hash: string;
  code_hash: string;
  relates_to: string;
  failed_tries: Generated<number>;
  created_at: Date;
};

/** The tables of db/migrations/…_identity_create_users.sql that this slice's queries use. */
export type IdentityTables = {
  'identity.users': UsersTable;
  'identity.identities': IdentitiesTable;
  'identity.sessions': SessionsTable;
  'identity.refresh_tokens': RefreshTokensTable;
  'identity.one_time_tokens': OneTimeTokensTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
