-- A request for a quote, from a signed-in organiser or a passing visitor; the operator gets it by mail as well.
create table internal.quote_requests (
  id uuid primary key default gen_random_uuid(),
  about text not null check (length(about) <= 200),
  destination text not null check (length(destination) <= 100),
  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  group_size integer check (group_size between 1 and 100),
  message text not null check (length(message) <= 2000),
  created_at timestamptz not null default now()
);
alter table internal.quote_requests enable row level security;
alter table internal.quote_requests force row level security;
grant select, insert on internal.quote_requests to app;
create policy quote_requests_app on internal.quote_requests to app using (true) with check (true);
