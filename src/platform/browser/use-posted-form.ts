import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { formValues, type PostedForm, TRAP_FIELD } from '../../shared/posted-form.ts';
import { track } from './analytics/track.ts';
import { formText } from './form-text.ts';

const isTextControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export type LoadSchema = () => Promise<z.core.$ZodType>;

type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; reason: string }
  | { kind: 'invalid'; messages: ReadonlyMap<string, string> }
  | { kind: 'by-address' };
type Phase = { kind: 'typing' } | { kind: 'sending' } | Exclude<Outcome, { kind: 'invalid' | 'by-address' }>;

/** The rules and the way to the server load when somebody begins to type: until then nobody needs them. */
const loadRules = (loadSchema: LoadSchema) =>
  Promise.all([loadSchema(), import('./judge-form.ts'), import('./call-function.ts')]);

const UNREACHABLE = {
  kind: 'failed',
  reason: 'We could not reach our server. Check your connection and try again.',
} as const;

const isReachable = (page: string): Promise<boolean> =>
  fetch(page, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function judgeAndSend(form: PostedForm, loadSchema: LoadSchema, typed: FormData): Promise<Outcome> {
  const rules = await loadRules(loadSchema).catch(() => null);
  // A browser remembers that a script failed to load and does not try again on this page, but the form has an address.
  if (rules === null) return (await isReachable(form.page)) ? { kind: 'by-address' } : UNREACHABLE;
  const [schema, { judgeForm }, { callFunction }] = rules;
  const judged = judgeForm(
    schema,
    formValues(form, (name) => formText(typed, name)),
  );
  if (!judged.ok) return { kind: 'invalid', messages: judged.reason };
  const sent = await callFunction(form.functionName, judged.value);
  return sent.ok ? { kind: 'sent' } : { kind: 'failed', reason: sent.reason };
}

function noteStart(form: PostedForm['id'], hasStarted: RefObject<boolean>): void {
  if (!hasStarted.current) track({ event: 'form_start', form });
  hasStarted.current = true;
}

/**
 * The life of a posted form whose script is awake: judged by the schema of its function before anything is sent, the
 * first fault gets the focus, and whatever fails, the fields are left alone. `prefill` says what to put into which field
 * once the form is awake; what a visitor typed before that stays.
 */
export function usePostedForm(
  form: PostedForm,
  loadSchema: LoadSchema,
  prefill?: () => Readonly<Record<string, string>>,
) {
  const element = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const isSending = useRef(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'typing' });
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());

  const isSent = phase.kind === 'sent';

  useEffect(() => {
    const box = element.current;
    if (isSent || box === null) return undefined;
    const controls = [...box.elements].filter(isTextControl);
    const known = prefill?.() ?? {};
    // Somebody who typed before the script was awake has begun as well.
    if (controls.some(({ value }) => value !== '')) {
      noteStart(form.id, hasStarted);
      void loadRules(loadSchema).catch(() => undefined);
    }
    for (const control of controls) {
      const text = known[control.name];
      if (text !== undefined && control.value === '') control.value = text.slice(0, control.maxLength);
    }
    // React's own onChange tells of every key; the browser's tells of a field that was left with another text.
    const noteChange = ({ target }: Event) => {
      if (target instanceof Element && isTextControl(target) && target.name !== TRAP_FIELD) {
        track({ event: 'field_change', form: form.id, field: target.name });
      }
    };
    box.addEventListener('change', noteChange);
    return () => box.removeEventListener('change', noteChange);
  }, [form.id, isSent, loadSchema, prefill]);

  const noteInput = (event: FormEvent<HTMLFormElement>) => {
    noteStart(form.id, hasStarted);
    // A failure shows when the form is sent, and is tried again then.
    void loadRules(loadSchema).catch(() => undefined);
    const field = event.target instanceof Element && isTextControl(event.target) ? event.target.name : '';
    if (messages.has(field)) setMessages(new Map([...messages].filter(([name]) => name !== field)));
  };

  const refuse = (found: ReadonlyMap<string, string>) => {
    track({ event: 'form_submit', form: form.id, outcome: 'invalid' });
    setMessages(found);
    setPhase({ kind: 'typing' });
    const first = form.fields.find(({ name }) => found.has(name));
    const control = first ? element.current?.elements.namedItem(first.name) : undefined;
    // The field is enabled again with the next paint at the latest; the focus must not wait for it.
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const trap = event.currentTarget.elements.namedItem(TRAP_FIELD);
    if (trap instanceof HTMLInputElement && trap.value !== '') {
      trap.value = '';
      setPhase({ kind: 'failed', reason: 'Something filled in a field that is kept empty. Please send again.' });
      return;
    }
    const typed = new FormData(event.currentTarget);
    isSending.current = true;
    setPhase({ kind: 'sending' });
    const outcome = await judgeAndSend(form, loadSchema, typed);
    isSending.current = false;
    if (outcome.kind === 'invalid') return refuse(outcome.messages);
    if (outcome.kind === 'by-address') return element.current?.submit();
    track({ event: 'form_submit', form: form.id, outcome: outcome.kind });
    setMessages(new Map());
    if (outcome.kind === 'sent') hasStarted.current = false;
    return setPhase(outcome);
  };

  return { element, phase, messages, noteInput, submit, startAgain: () => setPhase({ kind: 'typing' }) };
}
