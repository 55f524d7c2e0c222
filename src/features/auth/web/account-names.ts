import type { User } from '@supabase/auth-js';

/** The names given at sign-up; empty where none was. */
export function accountNames({
  user_metadata: metadata,
}: User): Record<'first_name' | 'last_name' | 'display_name', string> {
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  return {
    first_name: text(metadata.first_name),
    last_name: text(metadata.last_name),
    display_name: text(metadata.display_name),
  };
}
