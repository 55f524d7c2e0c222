import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { latePart } from '../../../ui/late-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { NEW_PASSWORD_PATH } from '../domain/auth-paths.ts';
import { linkOutcome } from '../domain/link-outcome.ts';
import { safeNextPath } from '../domain/safe-next-path.ts';
import { AddressForm } from './address-form.tsx';
import { resendConfirmation, verifyMailCode } from './auth-commands.ts';
import { AuthFrame } from './auth-frame.tsx';
import { awaitedPath, forgetAwaitedPath, rememberAwaitedPath } from './awaited-path.ts';
import { LinkFault } from './link-fault.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSession } from './use-session.ts';

const MailSent = latePart(
  () => import('./mail-sent.tsx'),
  (part) => part.MailSent,
);
const SecondFactorPrompt = latePart(
  () => import('./second-factor-prompt.tsx'),
  (part) => part.SecondFactorPrompt,
);

type AuthTab = 'sign-in' | 'sign-up';
type Step =
  | { kind: 'forms' }
  /** A confirmation mail is to be sent again, to an address that is still to be told. */
  | { kind: 'asking-address' }
  | { kind: 'mail-sent'; email: string };

/** Where somebody comes from whom the planner asked to sign in; others follow a link there. */
const WIZARD = '/plan';
const KEPT_BRIEF = 'What you filled in is kept. Sign in, or sign up if you are new, and we make your plan.';

/**
 * Sign In and Sign Up. Whoever is signed in already goes on: to `?next=`, else to the dashboard. `isBriefKept` says
 * whether this browser keeps answers to the planner; it is asked in a browser only.
 */
export function AuthScreen({ isBriefKept }: { isBriefKept: () => boolean }) {
  const { user, unprovenUser, isLoading, isRecovering } = useSession();
  const [search] = useSearchParams();
  const [tab, setTab] = useState<AuthTab>('sign-in');
  const [step, setStep] = useState<Step>({ kind: 'forms' });
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  // The tokens of a link are being read; the prerendered page knows nothing of them.
  const isArriving = isLoading && isHydrated && linkOutcome(hash).kind === 'session';
  const next = search.get('next');
  // The link of a password mail whose own page was not allowed arrives here.
  if (isRecovering && (user !== null || unprovenUser !== null)) return <Navigate to={NEW_PASSWORD_PATH} replace />;
  if (user !== null) return <Onward next={next} />;
  if (unprovenUser !== null) {
    return (
      <Suspense fallback={null}>
        <SecondFactorPrompt user={unprovenUser} lead="Your password was right. One more step and you are in." />
      </Suspense>
    );
  }
  const awaitConfirmation = (email: string) => {
    if (next !== null) rememberAwaitedPath(next, Date.now());
    setStep({ kind: 'mail-sent', email });
  };
  const backTo = (reached: AuthTab) => {
    setStep({ kind: 'forms' });
    setTab(reached);
  };
  if (isArriving) return <SigningIn />;
  return (
    <>
      <div className="when-signed-in">
        <SigningIn />
      </div>
      <div className="when-signed-out">
        <AuthFrame
          title="Let’s get this party sorted"
          lead={
            isHydrated && next === WIZARD && isBriefKept()
              ? KEPT_BRIEF
              : 'One account keeps your plans, your chats and your crew in one place.'
          }
          notice={step.kind === 'forms' ? <LinkFault onNewLink={() => setStep({ kind: 'asking-address' })} /> : null}
        >
          {step.kind === 'forms' ? (
            <Tabs
              label="Sign in or sign up"
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'sign-in', label: 'Sign In' },
                { value: 'sign-up', label: 'Sign Up' },
              ]}
            >
              <TabPanel value="sign-in">
                <SignInForm onUnconfirmed={awaitConfirmation} />
              </TabPanel>
              <TabPanel value="sign-up">
                <SignUpForm onAwaitConfirmation={awaitConfirmation} />
              </TabPanel>
            </Tabs>
          ) : null}
          {step.kind === 'asking-address' ? (
            <AddressForm
              label="New confirmation email"
              email=""
              submitLabel="Send me a new link"
              isArrival
              send={resendConfirmation}
              onSent={awaitConfirmation}
            />
          ) : null}
          {step.kind === 'mail-sent' ? (
            <Suspense fallback={null}>
              <MailSent
                email={step.email}
                resend={resendConfirmation}
                verify={(code) => verifyMailCode('signup', step.email, code)}
                onChangeAddress={() => backTo('sign-up')}
                onBack={() => backTo('sign-in')}
              >
                Follow it and you are in.
              </MailSent>
            </Suspense>
          ) : null}
        </AuthFrame>
      </div>
    </>
  );
}

/** Stands where the form would be while a session is read: whoever is signed in must not see a form flash by. */
function SigningIn() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label="Signing you in" />
    </div>
  );
}

/**
 * Away to where the visitor was going, even when that was in another tab, before our e-mail. What the page that asked
 * for the sign-in keeps in its entry of the history goes back to it.
 */
function Onward({ next }: { next: string | null }) {
  const { state } = useLocation();
  const [path] = useState(() => safeNextPath(next ?? awaitedPath(Date.now())));
  useEffect(forgetAwaitedPath, []);
  return <Navigate to={path} replace state={state} />;
}
