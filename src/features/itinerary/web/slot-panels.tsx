import { useState } from 'react';
import { formatPounds } from '../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ShownIdea } from '../../plan-tools/domain/plan-answer.ts';
import { effectLines, effectSummary, priceDifference } from './effect-words.ts';
import { PlannerLines, PlannerPanel } from './planner-panel.tsx';
import { slotTimes } from './slot-words.ts';
import type { PlanChanging } from './use-plan-change.ts';
import { usePlannerAnswer } from './use-planner-answer.ts';

/** Why a stop is there: its place among its rivals, what it came before, what it costs, whom it serves. */
export function WhyPanel({ bookingId, slotId }: { bookingId: string; slotId: string }) {
  const state = usePlannerAnswer(bookingId, { ask: 'why-this', slotId });
  return <PlannerPanel state={state}>{({ answer }) => <PlannerLines lines={answer.lines} />}</PlannerPanel>;
}

export interface IdeasPanelProps {
  bookingId: string;
  slotId: string;
  name: string;
  changing: PlanChanging;
  onChosen: () => void;
}

/** Three other ideas for a stop. Choosing one shows what it changes first. */
export function IdeasPanel({ bookingId, slotId, name, changing, onChosen }: IdeasPanelProps) {
  const state = usePlannerAnswer(bookingId, { ask: 'ideas', slotId });
  const [chosenId, setChosenId] = useState<string | null>(null);
  return (
    <PlannerPanel state={state}>
      {({ answer, revision }) =>
        answer.ideas.length === 0 ? (
          <p className="mt-3 text-sm text-soft">
            Nothing else on our list fits here with the rest of the plan. The chat can move other stops for it.
          </p>
        ) : (
          <ul aria-label={`Other ideas than ${name}`} className="divide-y-2 divide-line">
            {answer.ideas.map((idea) => (
              <li key={idea.venueId} className="py-3">
                <IdeaRow
                  idea={idea}
                  isChosen={idea.venueId === chosenId}
                  onChoose={() => setChosenId((now) => (now === idea.venueId ? null : idea.venueId))}
                />
                {idea.venueId === chosenId ? (
                  <IdeaPreview
                    idea={idea}
                    name={name}
                    isBusy={changing.isBusy}
                    onConfirm={async () => {
                      const change = { kind: 'swap', slotId, venueId: idea.venueId } as const;
                      const words = `${idea.stop.name} is in the plan instead of ${name}.`;
                      if (await changing.run(revision, change, words)) onChosen();
                    }}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        )
      }
    </PlannerPanel>
  );
}

function IdeaRow({ idea, isChosen, onChoose }: { idea: ShownIdea; isChosen: boolean; onChoose: () => void }) {
  const { stop, effect, indoor } = idea;
  const price = stop.pricePerPersonPence === 0 ? 'Free' : formatPounds(stop.pricePerPersonPence);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{stop.name}</p>
        <p className="text-sm text-soft">{[stop.type, stop.area, slotTimes(stop), price].join('\u00a0· ')}</p>
        <p className="text-sm text-soft">{effectSummary(effect, indoor)}</p>
      </div>
      <p className="flex items-center gap-3">
        <Badge>{priceDifference(effect.deltaPencePerPerson)}</Badge>
        <Button variant="link" aria-expanded={isChosen} onClick={onChoose}>
          <span>
            Look closer<span className="sr-only"> at {stop.name}</span>
          </span>
        </Button>
      </p>
    </div>
  );
}

interface IdeaPreviewProps {
  idea: ShownIdea;
  name: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
}

/** What a swap does to the plan, before it is done. */
function IdeaPreview({ idea, name, isBusy, onConfirm }: IdeaPreviewProps) {
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-card bg-sunken p-5">
      <p>{idea.description}</p>
      <PlannerLines lines={effectLines(idea.effect, () => null)} />
      <p className="text-sm text-soft">Every other stop stays, and you can take it back.</p>
      <p>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void onConfirm()}>
          <span>
            Swap it in<span className="sr-only"> for {name}</span>
          </span>
        </Button>
      </p>
    </div>
  );
}
