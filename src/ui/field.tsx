import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every field takes besides the props of its native control. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The first message of the field; setting it marks the control invalid. */
  error?: string | undefined;
  /** Says "(optional)" after the label. Required fields are not marked: most are. */
  isOptional?: boolean;
  /** Set it on fields of islands: an id from React differs between the prerendered page and the island's own root. */
  id?: string | undefined;
}

/** Props that tie a control to its label, hint and error. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The pattern of label, control, hint and error around one control. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  id: givenId,
  children,
}: FieldTexts & { children: (ties: ControlTies) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The message under a field or a group of choices: words and a sign, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-field-error="" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
