import { type FormEvent, useState } from 'react';
import { formatPounds } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AnswerTo } from './planner-calls.ts';
import { PlannerLines, PlannerPanel } from './planner-panel.tsx';
import { ShareBar } from './share-bar.tsx';
import { usePlannerAnswer } from './use-planner-answer.ts';

const SHARE_WORDS: Record<AnswerTo<'budget'>['shares'][number]['kind'], string> = {
  activities: 'Things to do',
  meals: 'Meals',
  nights: 'Nights out',
};

/** Where the money of the plan goes, and why the rest was not spent. */
export function MoneyPanel({ bookingId }: { bookingId: string }) {
  const state = usePlannerAnswer(bookingId, { ask: 'budget' });
  return (
    <PlannerPanel state={state}>
      {({ answer }) => (
        <div className="mt-3 flex max-w-prose flex-col gap-3">
          {answer.shares.map(({ kind, pencePerPerson, percent }) => (
            <div key={kind}>
              <p className="flex justify-between gap-4">
                <span className="font-semibold">{SHARE_WORDS[kind]}</span>
                <span className="tabular-nums">
                  {formatPounds(pencePerPerson)} ({percent}%)
                </span>
              </p>
              <ShareBar percent={percent} />
            </div>
          ))}
          <PlannerLines lines={answer.lines} />
        </div>
      )}
    </PlannerPanel>
  );
}

/** How each taste of the group is served, the least satisfied first. */
export function ServedPanel({ bookingId }: { bookingId: string }) {
  const state = usePlannerAnswer(bookingId, { ask: 'served' });
  return (
    <PlannerPanel state={state}>
      {({ answer }) =>
        answer.served.length === 0 ? (
          <p className="mt-3 max-w-prose text-soft">
            We plan for you as one group: nobody’s own taste is known. Next time write it into the special requirements
            (“Sarah hates karting, the bride loves spas”), and this shows how everyone is served.
          </p>
        ) : (
          <div className="mt-3 flex max-w-prose flex-col gap-3">
            {answer.served.map((one) => (
              <div key={one.label}>
                <p className="flex justify-between gap-4">
                  <span className="font-semibold">
                    {capital(one.label)}
                    {one.isGuestOfHonour ? ', the guest of honour' : ''}
                  </span>
                  <span className="tabular-nums">{one.percent}%</span>
                </p>
                <ShareBar percent={one.percent} />
                <p className="text-sm text-soft">{servedText(one)}</p>
              </div>
            ))}
            <p className="text-sm text-soft">
              100% would be the best plan we found for that person alone. These are our planner’s points for what you
              told us, not their own verdict.
            </p>
          </div>
        )
      }
    </PlannerPanel>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function servedText({ likes, dislikes }: AnswerTo<'served'>['served'][number]): string {
  const parts = [
    likes.length > 0 ? `In the plan for them: ${likes.join(', ')}.` : '',
    dislikes.length > 0 ? `Not their thing: ${dislikes.join(', ')}.` : '',
  ].filter(Boolean);
  return parts.join(' ') || 'Nothing in the plan is against their taste.';
}

/** Which rule or which rival keeps a place out of the plan. */
export function WhyNotPanel({ bookingId }: { bookingId: string }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name.length > 1) setAsked(name);
  };
  return (
    <div className="mt-3 flex max-w-prose flex-col gap-3">
      <form onSubmit={ask} className="flex flex-col items-start gap-3">
        <TextField
          label="Which place did you hope to see?"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Ask why
        </Button>
      </form>
      {asked === null ? null : <WhyNotAnswer key={asked} bookingId={bookingId} name={asked} />}
    </div>
  );
}

function WhyNotAnswer({ bookingId, name }: { bookingId: string; name: string }) {
  const state = usePlannerAnswer(bookingId, { ask: 'why-not', name });
  return (
    <PlannerPanel state={state}>
      {({ answer }) => <output className="block rounded-card bg-sunken p-5">{answer.text}</output>}
    </PlannerPanel>
  );
}
