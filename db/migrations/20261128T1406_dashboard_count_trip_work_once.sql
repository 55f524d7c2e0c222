-- The same columns: whether a version came by chat is asked once a version and not twice.
create or replace view public.trip_work with (security_invoker = true) as
  select b.id as booking_id, b.created_at, b.planning_ms, w.by_chat, w.versions - w.by_chat as by_hand, s.confirmed_at
  from public.bookings b
    cross join lateral (
      select count(*)::int as versions,
        count(*) filter (where exists (select 1 from public.chat_messages m
          where m.booking_id = v.booking_id and m.revision = v.revision and m.created_at = v.created_at))::int as by_chat
      from public.plan_versions v where v.booking_id = b.id and v.revision > 1
    ) as w
    cross join lateral (
      select min(c.created_at) as confirmed_at from public.status_changes c
      where c.booking_id = b.id and c.to_status = 'confirmed'
    ) as s;
