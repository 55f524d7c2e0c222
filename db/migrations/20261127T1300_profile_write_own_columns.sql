-- When a profile began is not the person's to say: rest/v1 writes what the form of SPEC 5 has, and nothing beside it.
-- `user_id` stays among them, because an upsert names it; the policy holds it to the caller's own.
revoke insert, update on public.profiles from authenticated;
grant insert (user_id, display_name, first_name, last_name, bio, phone, avatar_url, updated_at),
  update (user_id, display_name, first_name, last_name, bio, phone, avatar_url, updated_at)
  on public.profiles to authenticated;
