import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ShownExchange } from '../../plan-tools/domain/plan-answer.ts';
import { type ExchangeWords, exchangeWords } from './exchange-words.ts';
import { PlannerPanel } from './planner-panel.tsx';
import type { MoveWish } from './use-move.ts';
import { usePlannerAnswer } from './use-planner-answer.ts';

export interface ExchangeOffersProps {
  bookingId: string;
  /** The move that was refused. */
  wish: MoveWish;
  dayName: (day: number) => string;
  onExchange: (offer: ShownExchange) => void;
}

/** What a stop can change places with where its move was refused: each is checked, and one press does it. */
export function ExchangeOffers({ bookingId, wish, dayName, onExchange }: ExchangeOffersProps) {
  const { part, day, startMinute } = wish;
  const state = usePlannerAnswer(bookingId, { ask: 'exchanges', slotId: part.entry.slot.id, day, startMinute });
  const name = part.entry.activity?.name ?? '';
  const box = useRef<HTMLDivElement>(null);
  const { status } = state;
  useEffect(() => {
    // The answer is longer than what stood in its place, and all of it is to be in sight.
    if (status === 'shown') box.current?.closest('[data-move], form')?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={box} aria-live="polite" data-exchanges={status}>
      <PlannerPanel state={state}>
        {({ answer: { exchanges, none } }) =>
          exchanges.length === 0 ? (
            <p className="mt-3 text-sm">{none}</p>
          ) : (
            <>
              <p className="mt-3 font-semibold">{`Swap ${name} with`}</p>
              <ul aria-label={`What ${name} can change places with`} className="mt-2 flex flex-col gap-2">
                {exchanges.map((offer) => (
                  <li key={offer.withSlotId}>
                    <OfferRow words={exchangeWords(offer, dayName)} onAccept={() => onExchange(offer)} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </PlannerPanel>
    </div>
  );
}

function OfferRow({ words, onAccept }: { words: ExchangeWords; onAccept: () => void }) {
  const { title, places, effect } = words;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised p-3">
      <div className="min-w-0 flex-1 basis-52 leading-snug">
        <p className="font-semibold wrap-break-word">{title}</p>
        <p className="mt-1 text-sm text-soft wrap-break-word">{places}</p>
        <p className="mt-1 text-sm text-soft wrap-break-word">{effect}</p>
      </div>
      <Button variant="secondary" onClick={onAccept}>
        <ArrowLeftRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span>
          Swap<span className="sr-only"> with {title}</span>
        </span>
      </Button>
    </div>
  );
}
