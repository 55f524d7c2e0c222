-- A picture a person, as we drew it anew: square, 256 px, WebP. Served by its hash at /avatars/<hash>.webp.
create table internal.avatars (
  user_id uuid primary key references identity.users (id) on delete cascade,
  -- SHA-256 of the user and the picture, so that nobody learns from an address that two people chose one picture.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  picture bytea not null check (length(picture) between 1 and 262144),
  created_at timestamptz not null default now()
);
alter table internal.avatars enable row level security;
alter table internal.avatars force row level security;
grant select, insert, update, delete on internal.avatars to app;
create policy avatars_app on internal.avatars to app using (true) with check (true);
