-- Cities that the operator imported (docs/operators/catalogue.md). A version is never changed or deleted: plans that were
-- made from it find their facts again. The server only reads; what is written here, the command line writes.
create table internal.city_versions (
  city_id text not null check (city_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(city_id) <= 60),
  -- The beginning of the SHA-256 of the catalogue's text.
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  -- json and not jsonb, which would shuffle the fields: an exported file reads as the documentation does.
  catalogue json not null,
  is_current boolean not null,
  imported_at timestamptz not null default now(),
  primary key (city_id, version)
);
create unique index city_versions_one_current on internal.city_versions (city_id) where is_current;
alter table internal.city_versions enable row level security;
alter table internal.city_versions force row level security;
grant usage on schema internal to operator;
grant select on internal.city_versions to app;
grant select, insert on internal.city_versions to operator;
grant update (is_current, imported_at) on internal.city_versions to operator;
create policy city_versions_app on internal.city_versions for select to app using (true);
create policy city_versions_operator on internal.city_versions to operator using (true) with check (true);
