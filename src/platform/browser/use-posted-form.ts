import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { formValues, type PostedForm, TRAP_FIELD } from '../../shared/posted-form.ts';
import { track } from './analytics/track.ts';
import { callFunction } from './call-function.ts';
import { firstMessages } from './first-messages.ts';
import { formText } from './form-text.ts';

const isTextControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

type Phase = { kind: 'typing' } | { kind: 'sending' } | { kind: 'failed'; reason: string } | { kind: 'sent' };

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
  schema: z.core.$ZodType,
  prefill?: () => Readonly<Record<string, string>>,
) {
  const element = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'typing' });
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());

  const isSent = phase.kind === 'sent';

  useEffect(() => {
    const box = element.current;
    if (isSent || box === null) return undefined;
    const controls = [...box.elements].filter(isTextControl);
    const known = prefill?.() ?? {};
    // Somebody who typed before the script was awake has begun as well.
    if (controls.some(({ value }) => value !== '')) noteStart(form.id, hasStarted);
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
  }, [form.id, isSent, prefill]);

  const noteInput = (event: FormEvent<HTMLFormElement>) => {
    noteStart(form.id, hasStarted);
    const field = event.target instanceof Element && isTextControl(event.target) ? event.target.name : '';
    if (messages.has(field)) setMessages(new Map([...messages].filter(([name]) => name !== field)));
  };

  const judge = (typed: FormData) => {
    const parsed = z.safeParse(
      schema,
      formValues(form, (name) => formText(typed, name)),
    );
    const found: ReadonlyMap<string, string> = parsed.success ? new Map<string, string>() : firstMessages(parsed.error);
    setMessages(found);
    return { parsed, found };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.kind === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const { parsed, found } = judge(typed);
    if (!parsed.success) {
      track({ event: 'form_submit', form: form.id, outcome: 'invalid' });
      setPhase({ kind: 'typing' });
      const first = form.fields.find(({ name }) => found.has(name));
      const control = first ? element.current?.elements.namedItem(first.name) : undefined;
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const trap = event.currentTarget.elements.namedItem(TRAP_FIELD);
    if (trap instanceof HTMLInputElement && trap.value !== '') {
      trap.value = '';
      setPhase({ kind: 'failed', reason: 'Something filled in a field that is kept empty. Please send again.' });
      return;
    }
    setPhase({ kind: 'sending' });
    const sent = await callFunction(form.functionName, parsed.data);
    track({ event: 'form_submit', form: form.id, outcome: sent.ok ? 'sent' : 'failed' });
    hasStarted.current = false;
    setPhase(sent.ok ? { kind: 'sent' } : { kind: 'failed', reason: sent.reason });
  };

  return { element, phase, messages, noteInput, submit, startAgain: () => setPhase({ kind: 'typing' }) };
}
