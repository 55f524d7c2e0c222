import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { safeNextPath } from '../domain/safe-next-path.ts';
import { awaitedPath, forgetAwaitedPath, rememberAwaitedPath } from './awaited-path.ts';
import { CheckEmail } from './check-email.tsx';
import { LinkFault } from './link-fault.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSession } from './use-session.ts';

type AuthTab = 'sign-in' | 'sign-up';

/** Sign In and Sign Up. Whoever is signed in already goes on: to `?next=`, else to the dashboard. */
export function AuthScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [tab, setTab] = useState<AuthTab>('sign-in');
  const [awaitedEmail, setAwaitedEmail] = useState<string | null>(null);
  const next = search.get('next');
  if (user !== null) return <Onward next={next} />;
  const awaitConfirmation = (email: string) => {
    if (next !== null) rememberAwaitedPath(next, Date.now());
    setAwaitedEmail(email);
  };
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-8 pb-20 sm:pt-14">
      <h1 className="display text-title">Let’s get this party sorted</h1>
      <p className="mt-2 mb-6 text-soft">One account keeps your plans, your chats and your crew in one place.</p>
      <LinkFault />
      <Card>
        {awaitedEmail === null ? (
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
        ) : (
          <CheckEmail
            email={awaitedEmail}
            onBack={() => {
              setAwaitedEmail(null);
              setTab('sign-in');
            }}
          />
        )}
      </Card>
    </div>
  );
}

/** Away to where the visitor was going, even when that was in another tab, before our e-mail. */
function Onward({ next }: { next: string | null }) {
  const [path] = useState(() => safeNextPath(next ?? awaitedPath(Date.now())));
  useEffect(forgetAwaitedPath, []);
  return <Navigate to={path} replace />;
}
