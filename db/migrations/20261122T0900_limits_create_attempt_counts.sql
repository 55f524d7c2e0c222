-- How often something was done under a key (a client, a mail address, the whole site) in the window that is open now.
-- In the database, so that two instances count together. The key is a digest: no address stands here.
create table internal.attempt_counts (
  key_hash text primary key check (length(key_hash) = 64),
  attempts integer not null check (attempts > 0),
  ends_at timestamptz not null
);
create index attempt_counts_ends_at on internal.attempt_counts (ends_at);
alter table internal.attempt_counts enable row level security;
alter table internal.attempt_counts force row level security;
grant select, insert, update, delete on internal.attempt_counts to app;
create policy attempt_counts_app on internal.attempt_counts to app using (true) with check (true);
