-- Accounts and their sessions. Only the server's role reads or writes here; nothing of it is on rest/v1.
create table identity.users (
  id uuid primary key default gen_random_uuid(),
  -- Null once an account lives by another provider alone. Always lower case.
  email text unique check (email = lower(email) and length(email) <= 255),
  password_hash text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  new_email text check (new_email = lower(new_email)),
  email_change_sent_at timestamptz,
  -- A change of address needs a click in both mailboxes; this counts the clicks.
  email_change_confirmations integer not null default 0,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{"provider": "email", "providers": ["email"]}',
  user_metadata jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table identity.identities (
  identity_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  provider text not null,
  -- The provider's own subject; for e-mail, the user's id.
  provider_id text not null check (provider_id <> ''),
  identity_data jsonb not null default '{}',
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id on identity.identities (user_id);

create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the session was opened, newest first: [{"method": "password", "timestamp": 1770000000}].
  amr jsonb not null,
  -- Signs this session's refresh tokens, so that none of them is stored.
  refresh_key bytea not null,
  -- The counter of the newest refresh token; raised by one at each rotation, under a row lock.
  refresh_counter integer not null default 0,
  user_agent text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user_id on identity.sessions (user_id);

-- One row for each refresh token that was ever given out, by its place in the session's chain.
create table identity.refresh_tokens (
  session_id uuid not null references identity.sessions (id) on delete cascade,
  counter integer not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (session_id, counter)
);

-- One row serves the mailed link and the mailed code: using either voids both.
create table identity.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- Of the link's token, SHA-256; and of the six-digit code together with the address.
  token_hash text not null unique,
  code_hash text not null,
  relates_to text not null,
  failed_tries integer not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, purpose)
);

-- The keys that sign access tokens. `active` signs, `published` only verifies, so that keys can be changed at leisure.
create table identity.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  status text not null default 'active' check (status in ('published', 'active', 'retired')),
  created_at timestamptz not null default now()
);
create unique index signing_keys_one_active on identity.signing_keys (status) where status = 'active';

-- One row: the public anonymous key of this site, a token of role anon signed by ourselves.
create table identity.site (
  is_the_one boolean primary key default true check (is_the_one),
  anon_key text not null,
  created_at timestamptz not null default now()
);

do $$ declare t text; begin
  foreach t in array array['users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'signing_keys', 'site'] loop
    execute format('alter table identity.%I enable row level security', t);
    execute format('alter table identity.%I force row level security', t);
    execute format('grant select, insert, update, delete on identity.%I to app', t);
    execute format('create policy %I on identity.%I to app using (true) with check (true)', t || '_app', t);
  end loop;
end $$;
