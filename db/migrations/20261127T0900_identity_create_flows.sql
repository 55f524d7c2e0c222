-- The proof key of a mailed link (RFC 7636): its click gives a code that only the browser that asked can use.
alter table identity.one_time_tokens
  add column code_challenge text check (length(code_challenge) between 43 and 128),
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add constraint one_time_tokens_challenge check ((code_challenge is null) = (code_challenge_method is null));

alter table identity.users add column reauthentication_sent_at timestamptz;

-- A sign-in that is proven and waits, for five minutes, for the browser that began it to fetch its session.
create table identity.pkce_codes (
  -- SHA-256: the code itself is only in the address that the browser was sent to.
  code_hash text primary key check (length(code_hash) = 64),
  user_id uuid not null references identity.users (id) on delete cascade,
  -- How the session will have been opened (its amr).
  method text not null,
  code_challenge text not null check (length(code_challenge) between 43 and 128),
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  -- The provider's own tokens, encrypted with a key derived from the code.
  provider_tokens bytea,
  created_at timestamptz not null
);
create index pkce_codes_user_id on identity.pkce_codes (user_id);
create index pkce_codes_created_at on identity.pkce_codes (created_at);

-- Somebody who has left for a provider and is not back yet. Used once.
create table identity.provider_flows (
  -- SHA-256 of the state that travels, and of the secret in the browser's cookie. Nonce and proof key towards the
  -- provider are derived from both, so that nothing here is worth stealing.
  state_hash text primary key check (length(state_hash) = 64),
  browser_hash text not null check (length(browser_hash) = 64),
  provider text not null,
  redirect_to text not null,
  code_challenge text check (length(code_challenge) between 43 and 128),
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- Set when a signed-in person adds the provider to the account: signing out ends the flow as well.
  linking_session_id uuid references identity.sessions (id) on delete cascade,
  created_at timestamptz not null,
  constraint provider_flows_challenge check ((code_challenge is null) = (code_challenge_method is null))
);
create index provider_flows_created_at on identity.provider_flows (created_at);
create index provider_flows_linking_session_id on identity.provider_flows (linking_session_id)
  where linking_session_id is not null;

do $$ declare t text; begin
  foreach t in array array['pkce_codes', 'provider_flows'] loop
    execute format('alter table identity.%I enable row level security', t);
    execute format('alter table identity.%I force row level security', t);
    execute format('grant select, insert, update, delete on identity.%I to app', t);
    execute format('create policy %I on identity.%I to app using (true) with check (true)', t || '_app', t);
  end loop;
end $$;
