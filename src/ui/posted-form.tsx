import { CircleAlert, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoadSchema, usePostedForm } from '../platform/browser/use-posted-form.ts';
import { type FormField, type PostedForm, TRAP_FIELD } from '../shared/posted-form.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

const TYPE = { line: 'text', email: 'email', link: 'url', 'whole-number': 'text' } as const;
const INPUT_MODE = { line: undefined, email: 'email', link: 'url', 'whole-number': 'numeric' } as const;

export interface PostedFormViewProps {
  form: PostedForm;
  /** Fetches the schema of the form's function. A constant function. */
  loadSchema: LoadSchema;
  /** What a link to this page says of the fields, read once the form is awake. A constant function. */
  prefill?: () => Readonly<Record<string, string>>;
  thanks: { title: string; text: string; again: string };
}

/**
 * A form of a document. Without script its address takes it; with script it is judged here, keeps every word when
 * something fails, and says thank you in its own place.
 */
export function PostedFormView({ form, loadSchema, prefill, thanks }: PostedFormViewProps) {
  const { element, phase, messages, noteInput, submit, startAgain } = usePostedForm(form, loadSchema, prefill);
  if (phase.kind === 'sent') return <Thanks {...thanks} onAgain={startAgain} />;
  return (
    <form
      ref={element}
      method="post"
      action={form.action}
      aria-label={form.label}
      noValidate
      onInput={noteInput}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      {form.fields.map((field) => (
        <div key={field.name} className={classNames('min-w-0', field.isHalf ? '' : 'sm:col-span-2')}>
          <OneField field={field} id={`${form.id}-${field.name}`} error={messages.get(field.name)} />
        </div>
      ))}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {phase.kind === 'failed' ? <Failure>{phase.reason}</Failure> : null}
      <Button
        type="submit"
        size="large"
        isBusy={phase.kind === 'sending'}
        data-track={form.submitLabel}
        className="justify-self-start max-sm:w-full sm:col-span-2"
      >
        {form.submitLabel}
      </Button>
    </form>
  );
}

interface OneFieldProps {
  field: FormField;
  id: string;
  error: string | undefined;
}

function OneField({ field, id, error }: OneFieldProps) {
  const { name, label, kind, maxLength, autoComplete, placeholder, hint, isOptional } = field;
  const shared = {
    id,
    name,
    label,
    maxLength,
    autoComplete,
    placeholder,
    hint,
    error,
    isOptional: isOptional === true,
  };
  return kind === 'paragraph' ? (
    <TextareaField {...shared} rows={6} />
  ) : (
    <TextField {...shared} type={TYPE[kind]} inputMode={INPUT_MODE[kind]} />
  );
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger sm:col-span-2"
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <p>
        {children} <span className="font-normal">Everything you typed is still here.</span>
      </p>
    </div>
  );
}

function Thanks({ title, text, again, onAgain }: PostedFormViewProps['thanks'] & { onAgain: () => void }) {
  const heading = useArrivalFocus<HTMLHeadingElement>(true);
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
        <PartyPopper aria-hidden="true" strokeWidth={1.75} className="size-7" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display text-section outline-none">
        {title}
      </h2>
      <p className="max-w-prose text-lead">{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
