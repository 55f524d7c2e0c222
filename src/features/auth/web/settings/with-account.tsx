import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { useAccount } from './use-account.ts';

/** Shows a part of the settings once the account is known, and what to do when it could not be read. */
export function WithAccount({ userId, children }: { userId: string; children: (account: User) => ReactNode }) {
  const account = useAccount(userId);
  if (account.data) return children(account.data);
  if (account.isError) {
    return (
      <RetryNotice isBusy={account.isFetching} onRetry={() => void account.refetch()}>
        We could not read this just now.
      </RetryNotice>
    );
  }
  return (
    <SkeletonGroup label="Loading your account" className="grid w-full gap-3">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
