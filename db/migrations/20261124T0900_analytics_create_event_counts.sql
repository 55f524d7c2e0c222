-- The operator's tally of what visitors who agreed did on a day: names and labels of ours and how often. Nothing in it
-- belongs to anybody: no address, no session, no time of day.
create table internal.event_counts (
  day date not null,
  event text not null check (event ~ '^[a-z_]{1,40}$'),
  label text not null check (length(label) <= 80),
  total bigint not null check (total > 0),
  primary key (day, event, label)
);
alter table internal.event_counts enable row level security;
alter table internal.event_counts force row level security;
grant select, insert, update on internal.event_counts to app;
create policy event_counts_app on internal.event_counts to app using (true) with check (true);
