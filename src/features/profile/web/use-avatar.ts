import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';

const Row = z.nullable(z.object({ avatar_url: z.nullable(z.string()) }));

const keyOf = (userId: string) => ['avatar', userId];

/** Where the person's picture is, or null. Somebody without a profile has none, and that is no error. */
export function useAvatar(userId: string): UseQueryResult<string | null> {
  return useQuery({
    queryKey: keyOf(userId),
    enabled: userId !== '',
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('profiles').select('avatar_url').eq('user_id', userId).maybeSingle();
      if (error) throw new Error(error.message);
      return Row.parse(data)?.avatar_url ?? null;
    },
  });
}

/**
 * Tells every place that shows the picture of the new one. A read that began before it is given up: its answer is older
 * and would put the initials back.
 */
export function useAvatarChanged(userId: string): (url: string | null) => Promise<void> {
  const queries = useQueryClient();
  const queryKey = keyOf(userId);
  return async (url) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, url);
  };
}
