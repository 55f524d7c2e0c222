import type { Tx } from '../../../platform/node/db/database.ts';
import { DEFAULT_CHOICES, isNotificationChoice, type NotificationChoices } from '../domain/notification-choices.ts';

type ChoiceTables = {
  'public.notification_choices': NotificationChoices & { user_id: string; updated_at: Date };
  'identity.users': { id: string; email: string | null };
};

/**
 * Whether whoever has this address wants mail of this kind; asked by the mail job just before it sends. An address without
 * an account, and an account that never chose, has the defaults. A kind that does not exist is never wanted.
 */
export async function isMailWanted(tx: Tx, { to, choice }: { to: string; choice: string }): Promise<boolean> {
  if (!isNotificationChoice(choice)) return false;
  const chosen = await tx
    .$extendTables<ChoiceTables>()
    .selectFrom('public.notification_choices')
    .innerJoin('identity.users', 'identity.users.id', 'public.notification_choices.user_id')
    .select(choice)
    .where('identity.users.email', '=', to.toLowerCase())
    .executeTakeFirst();
  return chosen?.[choice] ?? DEFAULT_CHOICES[choice];
}
