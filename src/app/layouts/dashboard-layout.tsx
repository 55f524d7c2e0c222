import { Outlet, useLocation } from 'react-router';
import { firstNameOf, fullNameOf } from '../../features/auth/web/first-name-of.ts';
import { LeaveContext } from '../../features/auth/web/leave-context.ts';
import { RequireSession } from '../../features/auth/web/require-session.tsx';
import { useSession } from '../../features/auth/web/use-session.ts';
import { useSignOut } from '../../features/auth/web/use-sign-out.ts';
import { DashboardFrame } from '../../features/dashboard/web/dashboard-frame.tsx';
import { DashboardSkeleton } from '../../features/dashboard/web/dashboard-skeleton.tsx';
import { useAvatar } from '../../features/profile/web/use-avatar.ts';

/** Guards every page of the dashboard; the pages below always have a user. */
export default function DashboardLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { isSigningOut, leave } = useSignOut();
  const avatar = useAvatar(user?.id ?? '');
  return (
    <RequireSession fallback={<DashboardSkeleton pathname={pathname} />} isLeaving={isSigningOut}>
      {user === null ? null : (
        <DashboardFrame
          welcomeName={firstNameOf(user)}
          name={fullNameOf(user)}
          avatarUrl={avatar.data ?? null}
          isSigningOut={isSigningOut}
          onSignOut={() => void leave()}
        >
          <LeaveContext value={leave}>
            <Outlet context={user} />
          </LeaveContext>
        </DashboardFrame>
      )}
    </RequireSession>
  );
}
