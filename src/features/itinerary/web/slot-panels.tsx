import { useState } from 'react';
import { spotFor } from '../../../catalogue/spot-art.ts';
import { formatPounds } from '../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
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
  const [chosen, setChosen] = useState<ShownIdea | null>(null);
  return (
    <PlannerPanel state={state}>
      {({ answer, revision }) =>
        answer.ideas.length === 0 ? (
          <p className="mt-3 text-sm text-soft">
            Nothing else on our list fits here with the rest of the plan. The chat can move other stops for it.
          </p>
        ) : (
          <>
            <ul aria-label={`Other ideas than ${name}`} className="divide-y-2 divide-line">
              {answer.ideas.map((idea) => (
                <IdeaRow key={idea.venueId} idea={idea} onChoose={() => setChosen(idea)} />
              ))}
            </ul>
            <SwapDialog
              name={name}
              idea={chosen}
              isBusy={changing.isBusy}
              onClose={() => setChosen(null)}
              onConfirm={async ({ venueId, stop }) => {
                const change = { kind: 'swap', slotId, venueId } as const;
                const isDone = await changing.run(revision, change, `${stop.name} is in the plan instead of ${name}.`);
                setChosen(null);
                if (isDone) onChosen();
              }}
            />
          </>
        )
      }
    </PlannerPanel>
  );
}

function IdeaRow({ idea, onChoose }: { idea: ShownIdea; onChoose: () => void }) {
  const { stop, effect, indoor } = idea;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <SpotPicture
        spot={spotFor({ kind: stop.venueKind, type: stop.type }, stop.name)}
        className="w-16! shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-break-word">{stop.name}</p>
        <p className="text-sm text-soft">
          {stop.type} · {slotTimes(stop)} ·{' '}
          {stop.pricePerPersonPence === 0 ? 'Free' : formatPounds(stop.pricePerPersonPence)}
        </p>
        <p className="text-sm text-soft">{effectSummary(effect, indoor)}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={effect.deltaPencePerPerson > 0 ? 'neutral' : 'success'}>
          {priceDifference(effect.deltaPencePerPerson)}
        </Badge>
        <Button variant="link" onClick={onChoose} aria-label={`Choose ${stop.name}`}>
          Choose
        </Button>
      </div>
    </li>
  );
}

interface SwapDialogProps {
  name: string;
  idea: ShownIdea | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (idea: ShownIdea) => Promise<void>;
}

/** What a swap does to the plan, before it is done. */
function SwapDialog({ name, idea, isBusy, onClose, onConfirm }: SwapDialogProps) {
  return (
    <Dialog
      isOpen={idea !== null}
      onClose={onClose}
      title={idea ? `${idea.stop.name} instead of ${name}?` : ''}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep the plan
          </Button>
          <Button isBusy={isBusy} onClick={() => idea && void onConfirm(idea)}>
            Swap it in
          </Button>
        </>
      }
    >
      {idea ? (
        <>
          <p>{idea.description}</p>
          <PlannerLines lines={effectLines(idea.effect, () => null)} />
          <p className="text-sm text-soft">Everything else stays, and you can take it back.</p>
        </>
      ) : null}
    </Dialog>
  );
}
