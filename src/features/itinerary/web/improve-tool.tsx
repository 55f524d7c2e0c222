import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { shiftLines } from './shift-words.ts';
import type { PlanChanging } from './use-plan-change.ts';

/** A longer search from where the plan stands: it finds something better, or says honestly that it did not. */
export function ImproveTool({
  plan,
  revision,
  changing,
  dayName,
}: {
  plan: ReadRecommendations;
  revision: number;
  changing: PlanChanging;
  dayName: (day: number) => string;
}) {
  const [isSearching, setSearching] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const search = async () => {
    setSearching(true);
    setOutcome(null);
    const result = await changing.attempt(revision, { kind: 'improve' }, (after) => ({
      words: 'A longer search found a better plan, and it is here.',
      lines: after === null ? [] : shiftLines(plan, after, null, dayName),
      stop: null,
    }));
    setSearching(false);
    if (!result.ok) setOutcome(result.reason.words);
  };
  return (
    <section
      aria-label="Improve the plan"
      className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunken p-5"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Could it be even better?</p>
        <p className="text-sm text-soft">We search for longer. What you pinned stays where it is.</p>
        <output className="block text-sm font-semibold">{outcome}</output>
      </div>
      <Button
        variant="secondary"
        isBusy={isSearching}
        disabled={changing.isBusy && !isSearching}
        onClick={() => void search()}
      >
        {isSearching ? null : <WandSparkles aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        {isSearching ? 'Searching...' : 'Improve'}
      </Button>
    </section>
  );
}
