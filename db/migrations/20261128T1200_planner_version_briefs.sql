-- The brief that each version of a trip was made for, so that going back to a version brings its brief back as well. Until
-- now a brief never changed once it was given, so the versions there are have the one of their booking.
alter table public.plan_versions add column brief jsonb;
-- The owner of the tables has no policy of its own on them.
alter table public.plan_versions no force row level security;
alter table public.bookings no force row level security;
update public.plan_versions v set brief = b.brief from public.bookings b where b.id = v.booking_id;
alter table public.plan_versions force row level security;
alter table public.bookings force row level security;
