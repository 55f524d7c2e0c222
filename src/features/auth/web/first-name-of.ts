import type { User } from '@supabase/auth-js';

/** Whom to greet: the first name given at sign-up, else SPEC 2's `Party Planner`. */
export function firstNameOf(user: User | null): string {
  const given: unknown = user?.user_metadata.first_name;
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : 'Party Planner';
}

/** The whole name given at sign-up, else the first name, else the address. */
export function fullNameOf({ user_metadata: metadata, email = '' }: User): string {
  const given: unknown = metadata.display_name ?? metadata.first_name;
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : email;
}
