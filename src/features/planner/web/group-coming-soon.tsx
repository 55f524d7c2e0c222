import { UsersRound } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The Group tab of a server that does not offer the group features (SPEC 2). */
export function GroupComingSoon() {
  return (
    <EmptyState icon={UsersRound} title="Group features are coming soon">
      Invite friends and vote on activities, all in one place.
    </EmptyState>
  );
}
