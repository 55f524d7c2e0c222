-- What an organiser has done for a trip, as they say themselves. A row a step, so that two tabs never undo each other.
create table public.trip_steps (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  step text not null check (step in ('ask-group', 'book-stay', 'book-activities', 'name-venues', 'book-tables', 'decide', 'final-numbers')),
  is_done boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (booking_id, step)
);
alter table public.trip_steps enable row level security;
alter table public.trip_steps force row level security;
grant select, insert (booking_id, step, is_done), update (booking_id, step, is_done) on public.trip_steps to authenticated;
grant select, insert, update, delete on public.trip_steps to app;
create policy trip_steps_own on public.trip_steps to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())))
  with check (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())));
create policy trip_steps_second_factor on public.trip_steps as restrictive to authenticated
  using ((select claims.second_factor_is_given())) with check ((select claims.second_factor_is_given()));
create policy trip_steps_app on public.trip_steps to app using (true) with check (true);
