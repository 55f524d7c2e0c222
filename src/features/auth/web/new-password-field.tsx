import { useState } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { findPasswordFault, PASSWORD_MIN_LENGTH, type PasswordFault } from '../domain/password-rules.ts';
import { type PasswordStrength, passwordStrength } from '../domain/password-strength.ts';

const STRENGTH: Record<PasswordStrength, { words: string; bars: number }> = {
  refused: { words: '', bars: 0 },
  weak: { words: 'Easy to guess. A few words in a row are stronger.', bars: 1 },
  good: { words: 'Good.', bars: 2 },
  strong: { words: 'Strong. Nobody guesses that.', bars: 3 },
};

/** Why a new password is refused, in words for the field. */
export function passwordFaultWords(fault: PasswordFault): string {
  switch (fault) {
    case 'missing':
      return 'Please choose a password.';
    case 'too-short':
      return `At least ${PASSWORD_MIN_LENGTH} characters, please.`;
    case 'too-long':
      return 'That is too long: 72 characters at most, fewer with accents.';
    case 'common':
      return 'This password is on every list that guessing begins with. Please choose another.';
  }
}

export interface NewPasswordFieldProps {
  label: string;
  /** Why the password that was sent is refused; a change of the text is the owner's to hear. */
  error: string | undefined;
  onEdit: () => void;
  /** True when the field has taken the place of a button: it takes the focus. */
  isArrival?: boolean;
}

/** A new password, with words for how hard it is to guess while it is typed. */
export function NewPasswordField({ label, error, onEdit, isArrival = false }: NewPasswordFieldProps) {
  const field = useArrivalFocus<HTMLInputElement>(isArrival);
  const [typed, setTyped] = useState('');
  const { words, bars } = STRENGTH[passwordStrength(typed)];
  const isCommon = findPasswordFault(typed) === 'common';
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        ref={field}
        label={label}
        name="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        error={error ?? (isCommon ? passwordFaultWords('common') : undefined)}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onEdit();
        }}
        required
      />
      <div aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-2.5 flex-1 rounded-full ${bar <= bars ? 'bg-accent' : 'bg-sunken'}`} />
        ))}
      </div>
      {/* There before its words are, or they are not announced. */}
      <p aria-live="polite" className="min-h-11 text-sm text-soft">
        {words}
      </p>
    </div>
  );
}
