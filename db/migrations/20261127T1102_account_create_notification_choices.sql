-- What a person wants to hear by mail, beyond what they asked for themselves. No row means the defaults below.
create table public.notification_choices (
  user_id uuid primary key references identity.users (id) on delete cascade,
  trip_reminders boolean not null default true,
  group_answers boolean not null default true,
  product_news boolean not null default false,
  updated_at timestamptz not null default now()
);
alter table public.notification_choices enable row level security;
alter table public.notification_choices force row level security;
grant select, insert, update on public.notification_choices to authenticated;
grant select, insert, update, delete on public.notification_choices to app;
create policy notification_choices_own on public.notification_choices to authenticated
  using (user_id = (select claims.user_id())) with check (user_id = (select claims.user_id()));
create policy notification_choices_app on public.notification_choices to app using (true) with check (true);
