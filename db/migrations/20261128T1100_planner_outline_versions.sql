-- What the history shows of a version: its stops, people, price and stay. Reading that out of `plan` would send and unpack
-- every plan there was; here the database keeps a seventh of it beside. Whatever is no plan has no days.
create function internal.plan_outline(plan jsonb) returns jsonb
  language sql immutable parallel safe
  begin atomic
    select jsonb_build_object(
      'people', plan -> 'groupSize',
      'pence', plan #> '{totals,allPerPersonPence}',
      'stay', plan #> '{stay,name}',
      'days', coalesce((
        select jsonb_agg(jsonb_build_object(
          'date', d.day -> 'date',
          'weekday', d.day -> 'weekday',
          'stops', coalesce((
            select jsonb_agg(jsonb_build_object(
              'kind', s.slot -> 'kind',
              'venueId', s.slot -> 'venueId',
              'name', s.slot -> 'name',
              'startMinute', s.slot -> 'startMinute') order by s.number)
            from jsonb_path_query(d.day, '$.slots[*]') with ordinality as s (slot, number)), '[]')) order by d.number)
        from jsonb_path_query(plan, '$.days[*]') with ordinality as d (day, number)), '[]'));
  end;
revoke execute on function internal.plan_outline(jsonb) from public;
grant execute on function internal.plan_outline(jsonb) to app;

alter table public.plan_versions add column outline jsonb generated always as (internal.plan_outline(plan)) stored;
