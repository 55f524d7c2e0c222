import type { ColumnType, Generated, Selectable } from 'kysely';

/** jsonb: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export type Metadata = Record<string, unknown>;
/** How a session was opened, newest first; `timestamp` is seconds since 1970. */
export type AuthenticationMethod = { method: SignInMethod | 'totp'; timestamp: number };
/** A mailed link that ends in a code for the browser that asked is told by its kind; other mail is `otp`. */
export type SignInMethod = 'password' | 'otp' | 'oauth' | 'email/signup' | 'recovery' | 'magiclink' | 'email_change';
export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

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
  reauthentication_sent_at: Date | null;
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
  /** Of the refresh tokens, the first that is still worth something. */
  refresh_floor: Generated<number>;
  /** The factor that raised the session to aal2. */
  factor_id: ColumnType<string | null, string | null | undefined, string | null>;
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
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  created_at: Date;
};

type PkceCodesTable = {
  code_hash: string;
  user_id: string;
  method: SignInMethod;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  provider_tokens: Buffer | null;
  created_at: Date;
};

type ProviderFlowsTable = {
  state_hash: string;
  browser_hash: string;
  provider: string;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  linking_session_id: string | null;
  created_at: Date;
};

/** The tables of db/migrations/…_identity_….sql that this slice's queries use. */
export type IdentityTables = {
  'identity.users': UsersTable;
  'identity.identities': IdentitiesTable;
  'identity.sessions': SessionsTable;
  'identity.refresh_tokens': RefreshTokensTable;
  'identity.one_time_tokens': OneTimeTokensTable;
  'identity.pkce_codes': PkceCodesTable;
  'identity.provider_flows': ProviderFlowsTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type PkceCodeRow = Selectable<PkceCodesTable>;
export type ProviderFlowRow = Selectable<ProviderFlowsTable>;
