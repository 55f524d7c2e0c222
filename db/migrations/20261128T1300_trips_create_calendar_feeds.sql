-- Addresses that a calendar reads without signing in: of one trip, or of all trips of a person. The address is an
-- unguessable token that is kept hashed; stopping it deletes the row, so a stopped one cannot be told from none.
create table internal.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  -- Null: all trips of the person.
  booking_id uuid references public.bookings (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, booking_id)
);
create index calendar_feeds_booking_id on internal.calendar_feeds (booking_id);
alter table internal.calendar_feeds enable row level security;
alter table internal.calendar_feeds force row level security;
grant select, insert, update, delete on internal.calendar_feeds to app;
create policy calendar_feeds_app on internal.calendar_feeds to app using (true) with check (true);
