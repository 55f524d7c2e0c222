-- A version made by going back or forward holds what an earlier one held: which, so that undo can take further steps.
alter table public.plan_versions add column restores integer;
alter table public.plan_versions add constraint plan_versions_restores_earlier
  check (restores is null or (restores >= 1 and restores < revision));
