import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';

const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value: string | null | undefined) => value ?? ''),
);

/** The fields of SPEC 5 that a person edits; empty where nothing is known. */
export const Profile = z.object({ display_name: text, first_name: text, last_name: text, bio: text, phone: text });
export type Profile = z.output<typeof Profile>;

const NO_ROW = 'PGRST116';

const keyOf = (userId: string) => ['profile', userId];

/** The visitor's profile. A person without a row yet has an empty one (SPEC 7); other errors are shown. */
export function useProfile(userId: string): UseQueryResult<Profile> {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('profiles').select('*').eq('user_id', userId).single();
      if (error && error.code !== NO_ROW) throw new Error(error.message);
      return Profile.parse(data ?? {});
    },
  });
}

/** Writes the profile and reads it again. The rejection carries the provider's message. */
export function useSaveProfile(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) => {
      const { rest } = await backend();
      const { error } = await rest
        .from('profiles')
        .upsert({ user_id: userId, ...profile, updated_at: new Date().toISOString() });
      if (error) throw new Error(error.message);
      await queries.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}
