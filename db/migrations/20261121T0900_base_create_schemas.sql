-- Schemas, and who may enter them. `public` is what rest/v1 shows; `identity` and `internal` are the server's own.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, app;

create schema identity;
create schema internal;
create schema claims;
grant usage on schema identity, internal to app;
grant usage on schema claims to anon, authenticated, app;

-- After a transaction the setting reads as '' and not as NULL, hence nullif.
create function claims.user_id() returns uuid
  language sql stable parallel safe
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;
grant execute on function claims.user_id() to anon, authenticated, app;

-- Mail that has no server to go to waits here; /dev/mail shows it on the developer's machine.
create table internal.mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null check (length(to_address) <= 254),
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);
alter table internal.mail_outbox enable row level security;
alter table internal.mail_outbox force row level security;
grant select, insert on internal.mail_outbox to app;
create policy mail_outbox_app on internal.mail_outbox to app using (true) with check (true);
