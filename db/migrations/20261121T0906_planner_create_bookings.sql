-- A trip (PRODUCT). Its owner reads it; only the server writes it, after the plan checker.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  event_type text not null,
  destination text not null,
  group_size integer not null check (group_size between 1 and 100),
  start_date date,
  end_date date check (end_date >= start_date),
  status text not null default 'planning' check (status in ('planning', 'pending', 'confirmed', 'completed', 'cancelled')),
  contact_email text not null,
  -- What the organiser typed, what the planner understood, and the plan it made.
  brief jsonb not null,
  request jsonb not null,
  plan jsonb not null,
  -- The plan in the shape of SPEC 3, for the itinerary page.
  ai_recommendations jsonb not null,
  price_per_person_pence integer not null check (price_per_person_pence >= 0),
  -- Raised by one at each change, so that a stale edit is seen and never wins silently.
  revision integer not null default 1,
  -- Made by the browser once a draft: a submit that is tried again finds its booking instead of making a second.
  idempotency_key text check (length(idempotency_key) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index bookings_user_id_created_at on public.bookings (user_id, created_at desc);
alter table public.bookings enable row level security;
alter table public.bookings force row level security;
grant select on public.bookings to authenticated;
grant select, insert, update, delete on public.bookings to app;
create policy bookings_own on public.bookings for select to authenticated using (user_id = (select claims.user_id()));
create policy bookings_app on public.bookings to app using (true) with check (true);

-- Every plan a booking ever had; the newest is also on the booking itself. Undo reads the one before.
create table public.plan_versions (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  revision integer not null,
  cause text not null,
  request jsonb not null,
  plan jsonb not null,
  created_at timestamptz not null default now(),
  primary key (booking_id, revision)
);
alter table public.plan_versions enable row level security;
alter table public.plan_versions force row level security;
grant select on public.plan_versions to authenticated;
grant select, insert, delete on public.plan_versions to app;
create policy plan_versions_own on public.plan_versions for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())));
create policy plan_versions_app on public.plan_versions to app using (true) with check (true);

-- Ideas from the home page's quick search, read back through the function by an unguessable link that is kept hashed.
create table internal.quick_searches (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  search jsonb not null,
  plan jsonb not null,
  created_at timestamptz not null default now()
);
alter table internal.quick_searches enable row level security;
alter table internal.quick_searches force row level security;
grant select, insert, delete on internal.quick_searches to app;
create policy quick_searches_app on internal.quick_searches to app using (true) with check (true);
