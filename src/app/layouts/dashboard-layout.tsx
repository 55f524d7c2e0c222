import { Outlet } from 'react-router';
import { firstNameOf } from '../../features/auth/web/first-name-of.ts';
import { RequireSession } from '../../features/auth/web/require-session.tsx';
import { useSession } from '../../features/auth/web/use-session.ts';
import { useSignOut } from '../../features/auth/web/use-sign-out.ts';
import { DashboardFrame } from '../../features/dashboard/web/dashboard-frame.tsx';
import { DashboardSkeleton } from '../../features/dashboard/web/dashboard-skeleton.tsx';

/** Guards every page of the dashboard; the pages below always have a user. */
export default function DashboardLayout() {
  const { user } = useSession();
  const { isSigningOut, leave } = useSignOut();
  return (
    <RequireSession fallback={<DashboardSkeleton />} isLeaving={isSigningOut}>
      {user === null ? null : (
        <DashboardFrame welcomeName={firstNameOf(user)} isSigningOut={isSigningOut} onSignOut={() => void leave()}>
          <Outlet context={user} />
        </DashboardFrame>
      )}
    </RequireSession>
  );
}
