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

const keyOf = (userId: string) => ['profile', userId];

/** What is known of somebody from signing up. */
export type AccountNames = Pick<Profile, 'display_name' | 'first_name' | 'last_name'>;

async function readProfile(userId: string, names: AccountNames): Promise<{ profile: Profile; version: string | null }> {
  const { rest } = await backend();
  const { data, error } = await rest.from('profiles').select('*').eq('user_id', userId).maybeSingle();
  if (error) throw new Error(error.message);
  // A name that was never saved is null, also beside a picture that was; one that was taken out is empty and stays so.
  const profile = Profile.parse({
    ...data,
    display_name: data?.display_name ?? names.display_name,
    first_name: data?.first_name ?? names.first_name,
    last_name: data?.last_name ?? names.last_name,
  });
  return { profile, version: data === null ? null : String(data.updated_at) };
}

/** The visitor's profile; names never saved are those given at sign-up. Having no row yet is no error (SPEC 7). */
export function useProfile(userId: string, names: AccountNames): UseQueryResult<Profile> {
  return useQuery({ queryKey: keyOf(userId), queryFn: async () => (await readProfile(userId, names)).profile });
}

/** Somebody, most likely the same person elsewhere, saved other words since the form was opened. */
export class ProfileChanged extends Error {
  /** What is stored now. */
  readonly stored: Profile;
  constructor(stored: Profile) {
    super('It was changed in another tab or on another device. What you typed is still here.');
    this.stored = stored;
  }
}

const isSame = (a: Profile, b: Profile): boolean =>
  a.display_name === b.display_name &&
  a.first_name === b.first_name &&
  a.last_name === b.last_name &&
  a.bio === b.bio &&
  a.phone === b.phone;

/**
 * Writes the profile and reads it again. Rejects with ProfileChanged, and writes nothing, when `before` is not what is
 * stored any more; any other rejection carries the provider's message.
 */
export function useSaveProfile(userId: string, names: AccountNames) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ profile, before }: { profile: Profile; before: Profile }) => {
      const { rest } = await backend();
      const { profile: stored, version } = await readProfile(userId, names);
      if (!isSame(stored, before)) throw new ProfileChanged(stored);
      const row = { user_id: userId, ...profile, updated_at: new Date().toISOString() };
      if (version === null) {
        const { error } = await rest.from('profiles').upsert(row);
        if (error) throw new Error(error.message);
      } else {
        // Only over the very row that was just read: between the two somebody else may save.
        const write = rest.from('profiles').update(row).eq('user_id', userId).eq('updated_at', version);
        const { data, error } = await write.select('user_id');
        if (error) throw new Error(error.message);
        if (data.length === 0) throw new ProfileChanged((await readProfile(userId, names)).profile);
      }
      await queries.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}
