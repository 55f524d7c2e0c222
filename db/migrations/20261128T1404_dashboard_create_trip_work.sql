-- How a trip came about: how long its plan took, how often it was changed and by what means, and when it was confirmed.
-- Read as whoever asks, so every policy below holds. A change by chat has its messages, stored in the same transaction.
create view public.trip_work with (security_invoker = true) as
  select b.id as booking_id, b.created_at, b.planning_ms, w.by_chat, w.by_hand, s.confirmed_at
  from public.bookings b
    cross join lateral (
      select count(*) filter (where change.is_chat)::int as by_chat,
        count(*) filter (where not change.is_chat)::int as by_hand
      from (
        select exists (select 1 from public.chat_messages m
            where m.booking_id = v.booking_id and m.revision = v.revision and m.created_at = v.created_at) as is_chat
        from public.plan_versions v where v.booking_id = b.id and v.revision > 1
      ) as change
    ) as w
    cross join lateral (
      select min(c.created_at) as confirmed_at from public.status_changes c
      where c.booking_id = b.id and c.to_status = 'confirmed'
    ) as s;
grant select on public.trip_work to authenticated;
