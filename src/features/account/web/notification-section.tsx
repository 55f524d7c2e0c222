import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { NotificationChoice } from '../domain/notification-choices.ts';
import { useNotificationChoices, useSaveNotificationChoice } from './use-notification-choices.ts';

const CHOICES: readonly { name: NotificationChoice; label: string; hint: string }[] = [
  { name: 'trip_reminders', label: 'Trip reminders', hint: 'Dates, deadlines and what is still open before you go.' },
  { name: 'group_answers', label: 'Answers from the group', hint: 'When somebody answers, votes or pays.' },
  { name: 'product_news', label: 'News from Huzzah', hint: 'New cities and ideas, about once a month.' },
];

/** What we send by mail. Every press is stored at once. */
export function NotificationSection({ userId }: { userId: string }) {
  const { show } = useToast();
  const choices = useNotificationChoices(userId);
  const save = useSaveNotificationChoice(userId);
  const { data } = choices;
  return (
    <SectionCard
      id="notifications"
      title="Notification choices"
      lead="What we email you about. Mails about the safety of your account always come."
    >
      {choices.isPending ? (
        <SkeletonGroup label="Loading your choices" className="grid w-full gap-4">
          {CHOICES.map(({ name }) => (
            <Skeleton key={name} className="h-12" />
          ))}
        </SkeletonGroup>
      ) : null}
      {choices.isError ? (
        <RetryNotice isBusy={choices.isFetching} onRetry={() => void choices.refetch()}>
          We could not read your choices just now.
        </RetryNotice>
      ) : null}
      {data
        ? CHOICES.map(({ name, label, hint }) => (
            <SwitchField
              key={name}
              label={label}
              hint={hint}
              isOn={data[name]}
              onChange={(isOn) =>
                save.mutate(
                  { name, isOn },
                  {
                    onError: (error) => show({ title: 'Choice not saved', description: error.message, tone: 'error' }),
                  },
                )
              }
            />
          ))
        : null}
    </SectionCard>
  );
}
