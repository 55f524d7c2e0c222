import { type ComponentType, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Answers } from '../../planner/domain/wizard-answer.ts';
import { countsText } from '../domain/difference-words.ts';
import { BriefDifference } from './brief-difference.tsx';
import type { BriefEditing, BriefTrouble } from './use-brief-edit.ts';

export type BriefFieldsComponent = ComponentType<{ answers: Answers }>;

/** A group of cards is faulty as a whole; its first card takes the focus. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input';

/** All of the brief on one page, what the edit would change, and what to do about it. */
export function BriefForm({
  editing,
  Fields,
  onApply,
  onDiscard,
}: {
  editing: BriefEditing;
  Fields: BriefFieldsComponent;
  onApply: () => void;
  onDiscard: () => void;
}) {
  const { answers, busy, preview, trouble, compare, keepEditing, isResumed } = editing;
  const form = useRef<HTMLFormElement>(null);
  const difference = useRef<HTMLHeadingElement>(null);
  const shownHash = preview?.planHash;
  useEffect(() => {
    if (shownHash !== undefined) difference.current?.focus();
  }, [shownHash]);
  const wasResumed = useRef(isResumed);
  useEffect(() => {
    // Opened by a press that is gone now: the keyboard goes on in the form. After a reload nobody pressed anything.
    if (!wasResumed.current) form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, []);
  const look = async () => {
    if (await compare()) return;
    // The messages are there after the next paint.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FAULTY)?.focus());
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void look();
  };
  return (
    <div className="flex w-full flex-col gap-6">
      <form ref={form} noValidate aria-label="Edit the brief" onSubmit={onSubmit} className="flex flex-col gap-8">
        {/* Keeps what has the focus clear of the bar with the buttons, which stays at the bottom on phones. */}
        <div className="flex flex-col gap-8 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28">
          <Fields answers={answers} />
        </div>
        {trouble === null ? null : <Trouble trouble={trouble} isBusy={busy !== null} onCompare={() => void look()} />}
        {preview === null ? (
          <div
            data-bottom-bar=""
            className="bottom-0 z-10 max-sm:[@media(min-height:32rem)]:sticky -mx-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-card border-t-2 border-line bg-raised px-5 py-4 sm:m-0 sm:p-0 sm:pt-5"
          >
            <Button type="submit" isBusy={busy === 'comparing'}>
              Show what changes
            </Button>
            <Button variant="secondary" disabled={busy !== null} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        ) : null}
      </form>
      <output className="sr-only">{progressOf(editing)}</output>
      {preview === null ? null : (
        <section aria-labelledby="brief-difference" className="border-t-2 border-line pt-6">
          <h3 ref={difference} id="brief-difference" tabIndex={-1} className="display text-section outline-none">
            What changes
          </h3>
          <p className="mt-1 mb-5 text-soft">{countsText(preview)}. Nothing is stored yet.</p>
          <BriefDifference preview={preview} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button isBusy={busy === 'applying'} onClick={onApply}>
              Apply these changes
            </Button>
            <Button
              variant="secondary"
              disabled={busy !== null}
              onClick={() => {
                keepEditing();
                form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
              }}
            >
              Keep editing
            </Button>
            <Button variant="ghost" disabled={busy !== null} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const NOTHING_NEW = 'Nothing is different yet: your brief already says this.';

/** What a screen reader hears while the planner works, and when it is done. */
function progressOf({ busy, preview, trouble }: BriefEditing): string {
  if (busy === 'comparing') return 'Working out what changes…';
  if (busy === 'applying') return 'Storing the changes…';
  if (trouble?.kind === 'nothing-new') return NOTHING_NEW;
  return preview === null ? '' : countsText(preview);
}

/** The button that was pressed stays on a phone's screen while the end of the form is below it. */
const showInSight = (box: HTMLElement | null): void => {
  // In braces: what it returned would be taken by React for a way to tidy up.
  box?.scrollIntoView({ block: 'center' });
};

function Trouble({ trouble, isBusy, onCompare }: { trouble: BriefTrouble; isBusy: boolean; onCompare: () => void }) {
  switch (trouble.kind) {
    case 'nothing-new':
      return (
        <Notice>
          <p>{NOTHING_NEW}</p>
        </Notice>
      );
    case 'failed':
      return (
        <div ref={showInSight}>
          <Notice tone="error">
            <p>{trouble.words} What you typed is still here.</p>
          </Notice>
        </div>
      );
    case 'outdated':
      return <Outdated isBusy={isBusy} onCompare={onCompare} />;
  }
}

/** The difference that was on the page is gone, and with it what had the keyboard: it goes on here. */
function Outdated({ isBusy, onCompare }: { isBusy: boolean; onCompare: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A button that is busy takes no focus: it waits until the trip was read again.
    if (!isBusy) button.current?.focus();
  }, [isBusy]);
  return (
    <Notice tone="error">
      <p>This trip was changed elsewhere meanwhile. What you typed is still here.</p>
      <Button ref={button} variant="secondary" isBusy={isBusy} onClick={onCompare}>
        Compare with the newest plan
      </Button>
    </Notice>
  );
}
