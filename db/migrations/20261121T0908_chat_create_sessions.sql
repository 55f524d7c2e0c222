-- SPEC 3 and 7: the browser keeps its view of the conversation here, through the booking's owner.
create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  session_data jsonb not null default '[]' check (jsonb_typeof(session_data) = 'array' and pg_column_size(session_data) <= 1000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_sessions_booking_id_created_at on public.chat_sessions (booking_id, created_at desc);
alter table public.chat_sessions enable row level security;
alter table public.chat_sessions force row level security;
grant select, insert (booking_id, session_data), update (session_data, updated_at) on public.chat_sessions to authenticated;
grant select, insert, update, delete on public.chat_sessions to app;
create policy chat_sessions_own on public.chat_sessions to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())))
  with check (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())));
create policy chat_sessions_app on public.chat_sessions to app using (true) with check (true);

-- What was really said, in the server's own rows: the history in a request is never believed (PRODUCT).
create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(content) <= 20000),
  -- The booking's revision after this message.
  revision integer not null,
  position bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index chat_messages_booking_id on public.chat_messages (booking_id, position);
alter table public.chat_messages enable row level security;
alter table public.chat_messages force row level security;
grant select on public.chat_messages to authenticated;
grant select, insert, delete on public.chat_messages to app;
create policy chat_messages_own on public.chat_messages for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id and b.user_id = (select claims.user_id())));
create policy chat_messages_app on public.chat_messages to app using (true) with check (true);
