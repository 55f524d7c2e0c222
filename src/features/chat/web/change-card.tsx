import { ArrowRight, Undo2 } from 'lucide-react';
import { formatPounds } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChatEffect } from '../domain/chat-answer.ts';

export interface ChangeCardProps {
  /** Null where the server did not say more than that the plan is another one. */
  effect: ChatEffect | null;
  onShowItinerary: () => void;
  /** Null when this change is no longer the last, or another message is on its way. */
  onUndo: (() => void) | null;
}

/** More names than this are a new plan, which the Itinerary tab shows better. */
const NAMES_MAX = 6;

/** Under a reply that changed the plan: what went, what came, what it does to the price, and the way back. */
export function ChangeCard({ effect, onShowItinerary, onUndo }: ChangeCardProps) {
  const names = effect ? [...effect.went, ...effect.came] : [];
  return (
    <div className="mt-2 flex max-w-[85%] flex-col self-start rounded-card border border-line px-4 py-2.5 text-sm">
      {effect && names.length > 0 && names.length <= NAMES_MAX ? (
        <ul className="mb-2">
          {effect.went.map((name) => (
            <li key={`-${name}`} className="text-soft">
              <span aria-hidden="true">− </span>
              <span className="sr-only">Out: </span>
              <s>{name}</s>
            </li>
          ))}
          {effect.came.map((name) => (
            <li key={`+${name}`} className="font-semibold">
              <span aria-hidden="true">+ </span>
              <span className="sr-only">In: </span>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {effect ? <p>{priceText(effect)}</p> : null}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button variant="link" className="text-sm" onClick={onShowItinerary}>
          Itinerary updated
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Button>
        {onUndo ? (
          <Button variant="link" className="text-sm" onClick={onUndo}>
            <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Undo
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function priceText({ priceBeforePence, pricePence }: ChatEffect): string {
  const by = pricePence - priceBeforePence;
  if (by === 0) return `Still ${formatPounds(pricePence)} a person in all`;
  const change = `${formatPounds(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;
  return `${formatPounds(pricePence)} a person in all, ${change} than before`;
}
