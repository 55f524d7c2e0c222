import { X } from 'lucide-react';

/** What is chosen among optional cards, and the way to unchoose it. */
export function ChosenBadge({ label, onClear }: { label: string | null; onClear: () => void }) {
  return (
    <p className="mt-4 flex min-h-11 flex-wrap items-center gap-2 text-soft" aria-live="polite">
      {label === null ? (
        'Nothing picked yet. That is fine too.'
      ) : (
        <>
          Your pick:
          <span className="inline-flex items-center rounded-full bg-gold pl-4 font-semibold text-ink">
            {label}
            <button
              type="button"
              aria-label={`Remove ${label}`}
              onClick={onClear}
              className="ml-1 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ink/10"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </button>
          </span>
        </>
      )}
    </p>
  );
}
