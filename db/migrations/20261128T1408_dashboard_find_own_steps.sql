-- All steps of one person are read at once. As an array of their trips the condition finds them by index; as a subquery
-- for each row it would look at everybody's.
alter policy trip_steps_own on public.trip_steps
  using (booking_id = any (array(select b.id from public.bookings b where b.user_id = (select claims.user_id()))))
  with check (booking_id = any (array(select b.id from public.bookings b where b.user_id = (select claims.user_id()))));
