import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { NEW_PASSWORD_PATH } from '../domain/auth-paths.ts';
import { AddressForm } from './address-form.tsx';
import { requestRecovery, verifyMailCode } from './auth-commands.ts';
import { AuthFrame } from './auth-frame.tsx';
import { MailSent } from './mail-sent.tsx';

const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

type Step = { kind: 'asking'; isArrival: boolean } | { kind: 'sent' };

/** Sends the mail with which a new password is set. What the sign-in form knew of the address is kept. */
export function ForgottenPasswordScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [email, setEmail] = useState(() => emailOf(state));
  const [step, setStep] = useState<Step>({ kind: 'asking', isArrival: false });
  return (
    <AuthFrame
      title="Forgotten your password?"
      lead="Happens to the best of us. Tell us your email address and we send you a link to choose a new one."
    >
      {step.kind === 'asking' ? (
        <div className="flex flex-col gap-3">
          <AddressForm
            label="Forgotten password"
            email={email}
            submitLabel="Send me the link"
            isArrival={step.isArrival}
            send={requestRecovery}
            onSent={(address) => {
              setEmail(address);
              setStep({ kind: 'sent' });
            }}
          />
          <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
            Back to sign in
          </Link>
        </div>
      ) : (
        <MailSent
          email={email}
          resend={requestRecovery}
          verify={(code) => verifyMailCode('recovery', email, code)}
          onVerified={() => void navigate(NEW_PASSWORD_PATH)}
          onChangeAddress={() => setStep({ kind: 'asking', isArrival: true })}
          onBack={() => void navigate('/auth')}
        >
          If there is an account with this address, following it lets you choose a new password.
        </MailSent>
      )}
    </AuthFrame>
  );
}
