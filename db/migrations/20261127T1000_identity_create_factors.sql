-- The second factor: secrets of authenticator apps, the challenges that are open, and codes for the day the phone is lost.
create table identity.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  factor_type text not null check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- One byte that says how the rest is written: 0 as it is, 1 encrypted with the operator's key (AES-256-GCM).
  secret bytea not null,
  -- The thirty seconds (counted since 1970) of the newest code that was accepted: no code is taken twice.
  last_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index factors_friendly_name on identity.factors (user_id, friendly_name) where friendly_name <> '';
create index factors_user_id on identity.factors (user_id);

create table identity.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references identity.factors (id) on delete cascade,
  -- Where it was asked for, as limits count visitors: whoever answers must be there too.
  visitor text not null check (length(visitor) <= 100),
  failed_tries integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index factor_challenges_factor_id on identity.factor_challenges (factor_id);

create table identity.recovery_codes (
  user_id uuid not null references identity.users (id) on delete cascade,
  -- SHA-256 of the account's id and the code; a code has sixty random bits.
  code_hash text not null check (length(code_hash) = 64),
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Which factor raised a session to aal2, and the first refresh token since then: the ones before it are worth nothing.
alter table identity.sessions
  add column factor_id uuid references identity.factors (id) on delete set null,
  add column refresh_floor integer not null default 0;
create index sessions_factor_id on identity.sessions (factor_id) where factor_id is not null;

do $$ declare t text; begin
  foreach t in array array['factors', 'factor_challenges', 'recovery_codes'] loop
    execute format('alter table identity.%I enable row level security', t);
    execute format('alter table identity.%I force row level security', t);
    execute format('grant select, insert, update, delete on identity.%I to app', t);
    execute format('create policy %I on identity.%I to app using (true) with check (true)', t || '_app', t);
  end loop;
end $$;

-- Whoever has a second factor reads and writes with it or not at all, whatever else a policy allows. The function runs as
-- the owner, whom the table lets look at it for this alone.
create policy factors_owner on identity.factors for select to current_user using (true);
create function claims.second_factor_is_given() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1') = 'aal2'
    or not exists (select 1 from identity.factors f where f.user_id = claims.user_id() and f.status = 'verified');
revoke execute on function claims.second_factor_is_given() from public;
grant execute on function claims.second_factor_is_given() to authenticated;

do $$ declare t text; begin
  foreach t in array array['profiles', 'bookings', 'plan_versions', 'chat_sessions', 'chat_messages'] loop
    execute format('create policy %I on public.%I as restrictive to authenticated
      using ((select claims.second_factor_is_given())) with check ((select claims.second_factor_is_given()))',
      t || '_second_factor', t);
  end loop;
end $$;
