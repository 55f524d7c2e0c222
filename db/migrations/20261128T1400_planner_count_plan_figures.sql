-- What lists and charts show of a plan. Reading it out of `plan` would unpack every plan a person has; here the database
-- keeps it beside, and counts it anew whenever a plan is written. Whatever is no plan counts as an empty one.
-- Pence a person and a group; minutes and slots of the whole trip; `free` lies between two slots of a day, travel aside.
create function internal.plan_figures(plan jsonb) returns jsonb
  language sql immutable parallel safe
  begin atomic
    with slots as (
      select d.number as day, s.number, s.slot,
        jsonb_path_query_first(s.slot, '$.startMinute ? (@.type() == "number")')::int as starts,
        jsonb_path_query_first(s.slot, '$.endMinute ? (@.type() == "number")')::int as ends,
        coalesce(jsonb_path_query_first(s.slot, '$.travel.minutes ? (@.type() == "number")')::int, 0) as travel
      from jsonb_path_query(plan, '$.days[*]') with ordinality as d (day, number),
        jsonb_path_query(d.day, '$.slots[*]') with ordinality as s (slot, number)
    ), gaps as (
      select greatest(0, starts - travel - lag(ends) over (partition by day order by number)) as free from slots
    ), counts as (
      select count(*) as slots,
        count(*) filter (where slot -> 'venueToBeConfirmed' = 'true') as open,
        count(*) filter (where slot ->> 'kind' in ('lunch', 'dinner')) as meals,
        count(*) filter (where slot ->> 'kind' in ('activity', 'night') and slot -> 'pricePerPersonPence' > '0') as bookable,
        coalesce(sum(travel), 0) as travel
      from slots
    ), served as (
      select min((one ->> 'percent')::int) as least,
        round(sum((one ->> 'percent')::numeric * (one ->> 'people')::numeric) / sum((one ->> 'people')::numeric))::int as mean
      from jsonb_path_query(plan, '$.served[*] ? (@.percent.type() == "number" && @.people > 0)') as one
    )
    select jsonb_build_object(
      'slotsPence', plan #> '{totals,slotsPerPersonPence}',
      'stayPence', plan #> '{totals,stayPerPersonPence}',
      'groupPence', plan #> '{totals,allGroupPence}',
      'capPence', plan -> 'budgetCapPence',
      'days', (select count(*) from jsonb_path_query(plan, '$.days[*]')),
      'hasStay', plan #> '{stay,hotelId}' is not null,
      'slots', counts.slots,
      'open', counts.open,
      'meals', counts.meals,
      'bookable', counts.bookable,
      'travel', counts.travel + coalesce((select sum(minutes::int)
        from jsonb_path_query(plan, '$.days[*].travelHome.minutes ? (@.type() == "number")') as minutes), 0),
      'free', coalesce((select sum(free) from gaps), 0),
      'bent', coalesce((select jsonb_agg(distinct kind order by kind)
        from jsonb_path_query(plan, '$.relaxations[*].kind') as kind), '[]'),
      'least', served.least,
      'mean', served.mean)
    from counts, served;
  end;
revoke execute on function internal.plan_figures(jsonb) from public;
grant execute on function internal.plan_figures(jsonb) to app;

alter table public.bookings add column figures jsonb generated always as (internal.plan_figures(plan)) stored;
alter table public.bookings add column planning_ms integer check (planning_ms >= 0);
comment on column public.bookings.planning_ms is
  'From the brief''s arrival to the first checked plan, milliseconds; null where it was not measured.';
