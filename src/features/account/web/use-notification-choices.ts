import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { DEFAULT_CHOICES, NotificationChoices } from '../domain/notification-choices.ts';

const keyOf = (userId: string) => ['notification-choices', userId];

/** What the person hears of by mail; the defaults for somebody who has never chosen. */
export function useNotificationChoices(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const { rest } = await backend();
      const columns = Object.keys(DEFAULT_CHOICES).join(',');
      const { data, error } = await rest
        .from('notification_choices')
        .select(columns)
        .eq('user_id', userId)
        .maybeSingle();
      if (error) throw new Error(error.message);
      return NotificationChoices.parse(data ?? DEFAULT_CHOICES);
    },
  });
}

/** Stores the choices. They show at once, and go back when they could not be stored; the rejection has a sentence. */
export function useSaveNotificationChoices(userId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(userId);
  return useMutation({
    // One after the other: two quick presses must not overtake each other.
    scope: { id: `notification-choices ${userId}` },
    mutationFn: async (choices: NotificationChoices) => {
      const { rest } = await backend();
      const row = { user_id: userId, ...choices, updated_at: new Date().toISOString() };
      const { error } = await rest.from('notification_choices').upsert(row);
      if (error) throw new Error(error.message);
    },
    onMutate: async (choices) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, choices);
      return { before };
    },
    onError: (_error, _choices, kept) => queries.setQueryData(queryKey, kept?.before),
  });
}
