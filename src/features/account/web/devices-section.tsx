import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { type DeviceSession, endSession, listSessions } from './device-session.ts';
import { timeAgo } from './time-ago.ts';

export interface DevicesSectionProps {
  userId: string;
  /** Signs every other device out. */
  signOutOthers: () => Promise<{ error: { message: string } | null }>;
}

/** Where the account is signed in, and how to end that. */
export function DevicesSection({ userId, signOutOthers }: DevicesSectionProps) {
  const { show } = useToast();
  const queries = useQueryClient();
  // Beside the account: what changes how one gets in may end sessions.
  const queryKey = ['account', userId, 'sessions'];
  const sessions = useQuery({ queryKey, queryFn: listSessions });
  const readAgain = () => queries.invalidateQueries({ queryKey });
  const others = useMutation({
    mutationFn: async () => {
      const { error } = await signOutOthers();
      if (error) throw new Error(error.message);
      await readAgain();
    },
    onSuccess: () =>
      show({ title: 'Signed out everywhere else', description: 'Only this device is signed in now.', tone: 'success' }),
    onError: (error) => show({ title: 'Error signing out', description: error.message, tone: 'error' }),
  });
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <SectionCard
      id="devices"
      title="Devices"
      lead="Where you are signed in. Not you? End it, and change your password."
    >
      {sessions.isPending ? (
        <SkeletonGroup label="Loading your devices" className="grid w-full gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : null}
      {sessions.isError ? (
        <RetryNotice isBusy={sessions.isFetching} onRetry={() => void sessions.refetch()}>
          We could not read your devices just now.
        </RetryNotice>
      ) : null}
      {sessions.data ? (
        <ul aria-label="Devices" className="flex w-full flex-col">
          {sessions.data.map((session) => (
            <DeviceRow key={session.id} session={session} nowMs={sessions.dataUpdatedAt} onEnded={readAgain} />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <Button variant="secondary" isBusy={others.isPending} onClick={() => others.mutate()}>
          Sign out others
        </Button>
      ) : null}
      {sessions.data && !hasOthers ? <p className="text-sm text-soft">You are signed in nowhere else.</p> : null}
    </SectionCard>
  );
}

const IS_HAND_HELD = /iphone|ipad|android|phone|tablet/i;

interface DeviceRowProps {
  session: DeviceSession;
  /** When the list was read. */
  nowMs: number;
  onEnded: () => Promise<void>;
}

function DeviceRow({ session, nowMs, onEnded }: DeviceRowProps) {
  const { show } = useToast();
  const { device, isCurrent, isSecondFactor, lastUsedAt, createdAt } = session;
  const end = useMutation({
    mutationFn: async () => {
      await endSession(session.id);
      await onEnded();
    },
    onSuccess: () => show({ title: 'Signed out', description: `${device} is signed out.`, tone: 'success' }),
    onError: (error) => show({ title: 'Error signing out', description: error.message, tone: 'error' }),
  });
  const Icon = IS_HAND_HELD.test(device) ? Smartphone : Monitor;
  const since = new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-break-word">
          {device}
          {isCurrent ? <Badge tone="success">This device</Badge> : null}
          {isSecondFactor ? <Badge>Second step</Badge> : null}
        </p>
        <p className="text-sm text-soft">{`Last used ${timeAgo(lastUsedAt, nowMs)}, signed in ${since}`}</p>
      </div>
      {isCurrent ? null : (
        <Button variant="danger" isBusy={end.isPending} aria-label={`Sign out ${device}`} onClick={() => end.mutate()}>
          Sign out
        </Button>
      )}
    </li>
  );
}
