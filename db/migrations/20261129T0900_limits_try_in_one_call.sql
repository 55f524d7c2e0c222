-- Several allowances in one call, from the narrow to the wide: each is counted, until one is used up. PostgreSQL keeps the
-- plans of a function for as long as a connection lives; written out, these statements were planned anew for every sign-in.
create function internal.try_allowances(
  hashes text[], most integer[], window_seconds integer[], amounts integer[], unless_open text[], at timestamptz
) returns table (counted boolean[], refused_until timestamptz)
language plpgsql as $$
declare
  total integer;
begin
  counted := '{}';
  for i in 1 .. cardinality(hashes) loop
    if exists (select from internal.attempt_counts k where k.key_hash = unless_open[i] and k.ends_at > at) then
      counted := counted || false;
      continue;
    end if;
    insert into internal.attempt_counts as held (key_hash, attempts, ends_at)
      values (hashes[i], amounts[i], at + make_interval(secs => window_seconds[i]))
      on conflict (key_hash) do update set
        attempts = case when held.ends_at <= at then excluded.attempts else held.attempts + excluded.attempts end,
        ends_at = case when held.ends_at <= at then excluded.ends_at else held.ends_at end
      where held.ends_at <= at or held.attempts + excluded.attempts <= most[i]
      returning held.attempts into total;
    if total is null then
      select h.ends_at into refused_until from internal.attempt_counts h where h.key_hash = hashes[i];
      -- Given back between the two statements: it is free again at once.
      refused_until := coalesce(refused_until, at);
      return next;
      return;
    end if;
    counted := counted || true;
    -- Whoever adds a row takes old ones away, one in sixteen of them and a few at a time, so that the table stays small
    -- without a job of its own. Only what ended a day ago: nobody counts on such a row, and so nobody waits for this.
    if total = amounts[i] and hashes[i] like '0%' then
      delete from internal.attempt_counts where key_hash in (
        select o.key_hash from internal.attempt_counts o where o.ends_at <= at - interval '1 day'
        order by o.ends_at limit 200 for update skip locked);
    end if;
  end loop;
  return next;
end $$;

-- Adds `by` to what is counted in windows that are open, in the order in which they were counted; where nothing is left,
-- the window begins anew with the next attempt.
create function internal.correct_allowances(hashes text[], by integer, at timestamptz) returns void
language plpgsql as $$
declare
  hash text;
begin
  foreach hash in array hashes loop
    update internal.attempt_counts set attempts = attempts + by
      where key_hash = hash and ends_at > at and attempts + by > 0;
    if not found then
      delete from internal.attempt_counts where key_hash = hash and ends_at > at and attempts + by <= 0;
    end if;
  end loop;
end $$;

revoke execute on function internal.try_allowances(text[], integer[], integer[], integer[], text[], timestamptz) from public;
grant execute on function internal.try_allowances(text[], integer[], integer[], integer[], text[], timestamptz) to app;
revoke execute on function internal.correct_allowances(text[], integer, timestamptz) from public;
grant execute on function internal.correct_allowances(text[], integer, timestamptz) to app;
