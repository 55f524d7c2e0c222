-- SPEC 3. The user's own row and nobody else's; user_id is the key, so that an upsert needs no on_conflict.
create table public.profiles (
  user_id uuid primary key references identity.users (id) on delete cascade,
  display_name text check (length(display_name) <= 200),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  bio text check (length(bio) <= 5000),
  phone text check (length(phone) <= 40),
  avatar_url text check (length(avatar_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
alter table public.profiles force row level security;
grant select, insert, update on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to app;
create policy profiles_own on public.profiles to authenticated
  using (user_id = (select claims.user_id())) with check (user_id = (select claims.user_id()));
create policy profiles_app on public.profiles to app using (true) with check (true);
