import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { FORGOTTEN_PASSWORD_PATH } from '../domain/auth-paths.ts';
import { linkOutcome } from '../domain/link-outcome.ts';
import { SIGNED_IN_HOME } from '../domain/safe-next-path.ts';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useSession } from './use-session.ts';

const SecondFactorPrompt = latePart(
  () => import('./second-factor-prompt.tsx'),
  (part) => part.SecondFactorPrompt,
);

/** Where the link of a password mail leads. It has signed the visitor in; a dead one has not, and says how to get another. */
export function NewPasswordScreen() {
  const { user, unprovenUser, isLoading, endRecovery } = useSession();
  const navigate = useNavigate();
  if (unprovenUser !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <SecondFactorPrompt user={unprovenUser} lead="One more step before you choose a new password." />
      </Suspense>
    );
  }
  if (isLoading) return <Waiting />;
  if (user === null) return <DeadLink />;
  return (
    <AuthFrame title="Choose a new password" lead="Something you have not used anywhere else.">
      <NewPasswordForm
        email={user.email ?? ''}
        onDone={() => {
          endRecovery();
          void navigate(SIGNED_IN_HOME, { replace: true });
        }}
      />
    </AuthFrame>
  );
}

function Waiting() {
  return (
    <AuthFrame title="Choose a new password" lead="Something you have not used anywhere else.">
      <SkeletonGroup label="Looking at your link" className="grid gap-5">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    </AuthFrame>
  );
}

function DeadLink() {
  const { hash } = useLocation();
  const outcome = linkOutcome(hash);
  return (
    <AuthFrame
      title="This link has done its work"
      lead="Links to choose a password are good once, and for a day. A new one is quickly sent."
      notice={
        <Notice tone="error" className="mb-5">
          <p>
            {outcome.kind === 'error' && !outcome.isDeadLink
              ? outcome.message
              : 'This link has expired or was used before. Your password is as it was.'}
          </p>
        </Notice>
      }
    >
      <div className="flex flex-col gap-3">
        <Link to={FORGOTTEN_PASSWORD_PATH} className={buttonClass()}>
          Send me a new link
        </Link>
        <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
          Back to sign in
        </Link>
      </div>
    </AuthFrame>
  );
}
