-- As on the other tables of a person: whoever has a second factor reads and writes with it or not at all.
create policy notification_choices_second_factor on public.notification_choices as restrictive to authenticated
  using ((select claims.second_factor_is_given())) with check ((select claims.second_factor_is_given()));
