import type { User } from '@supabase/auth-js';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { authClient } from '../../../../platform/browser/auth-client.ts';

const keyOf = (userId: string) => ['account', userId];

/** The account as the server has it now: what the session remembers of it may be an hour old. */
export function useAccount(userId: string): UseQueryResult<User> {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const auth = await authClient();
      const { data, error } = await auth.getUser();
      if (error) throw new Error(error.message);
      return data.user;
    },
  });
}

/** Reads the account again, after it was changed. */
export function useAccountChanged(userId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(userId) });
}
