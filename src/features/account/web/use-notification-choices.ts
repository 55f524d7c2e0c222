import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { DEFAULT_CHOICES, type NotificationChoice, NotificationChoices } from '../domain/notification-choices.ts';

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

/**
 * Stores the one choice that was pressed, so that two tabs with different ones open never undo each other. It shows at
 * once, and goes back when it could not be stored; the rejection has a sentence.
 */
export function useSaveNotificationChoice(userId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(userId);
  const apply = (change: Partial<NotificationChoices>) =>
    queries.setQueryData<NotificationChoices>(queryKey, (choices) => (choices ? { ...choices, ...change } : choices));
  return useMutation({
    // One after the other: two quick presses must not overtake each other.
    scope: { id: `notification-choices ${userId}` },
    mutationFn: async ({ name, isOn }: { name: NotificationChoice; isOn: boolean }) => {
      const { rest } = await backend();
      const row = { user_id: userId, [name]: isOn, updated_at: new Date().toISOString() };
      const { error } = await rest.from('notification_choices').upsert(row);
      if (error) throw new Error(error.message);
    },
    onMutate: async ({ name, isOn }) => {
      await queries.cancelQueries({ queryKey });
      apply({ [name]: isOn });
    },
    onError: (_error, { name, isOn }) => apply({ [name]: !isOn }),
  });
}
