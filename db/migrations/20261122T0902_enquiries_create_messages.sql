-- What visitors write to the operator. Nobody reads it through rest/v1; after twelve months it is deleted.
create table internal.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) <= 150),
  message text not null check (length(message) <= 4000),
  created_at timestamptz not null default now()
);
create table internal.partner_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  city text not null check (length(city) <= 100),
  speciality text not null check (length(speciality) <= 200),
  link text not null check (link = '' or (link like 'https://%' and length(link) <= 500)),
  message text not null check (length(message) <= 4000),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at on internal.contact_messages (created_at);
create index partner_applications_created_at on internal.partner_applications (created_at);
create index quote_requests_created_at on internal.quote_requests (created_at);

alter table internal.contact_messages enable row level security;
alter table internal.contact_messages force row level security;
alter table internal.partner_applications enable row level security;
alter table internal.partner_applications force row level security;
grant select, insert, delete on internal.contact_messages, internal.partner_applications to app;
grant delete on internal.quote_requests to app;
create policy contact_messages_app on internal.contact_messages to app using (true) with check (true);
create policy partner_applications_app on internal.partner_applications to app using (true) with check (true);
