-- Each step of a trip from one status to the next: who took it and when. Its owner reads it; only the server writes it.
create table public.status_changes (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position bigint generated always as identity,
  from_status text not null check (from_status in ('planning', 'pending', 'confirmed', 'completed', 'cancelled')),
  to_status text not null check (to_status in ('planning', 'pending', 'confirmed', 'completed', 'cancelled')),
  actor text not null check (actor in ('organiser', 'clock')),
  created_at timestamptz not null default now(),
  primary key (booking_id, position),
  check (from_status <> to_status)
);
alter table public.status_changes enable row level security;
alter table public.status_changes force row level security;
grant select on public.status_changes to authenticated;
grant select, insert, delete on public.status_changes to app;
create policy status_changes_own on public.status_changes for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())));
create policy status_changes_second_factor on public.status_changes as restrictive to authenticated
  using ((select claims.second_factor_is_given())) with check ((select claims.second_factor_is_given()));
create policy status_changes_app on public.status_changes to app using (true) with check (true);

-- What the clock looks for: confirmed trips whose last day has passed.
create index bookings_confirmed_end_date on public.bookings (end_date) where status = 'confirmed';
