import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { QuoteForm } from './quote-form.tsx';

/** The quote form, filled in from `?for=` and `?in=` as the Book links of a plan carry them. */
export function QuoteScreen() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <PageShell title="Got it, thank you" width="narrow" isArrival>
        <Card className="flex flex-col items-start gap-4">
          <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
            <PartyPopper aria-hidden="true" strokeWidth={1.75} className="size-7" />
          </span>
          <output className="text-lead">
            Your request is with us. The answer goes to <strong className="break-all">{sentTo}</strong>.
          </output>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/plan">Plan a trip</ButtonLink>
            <Button variant="secondary" onClick={() => setSentTo(null)}>
              Ask for another quote
            </Button>
          </div>
        </Card>
      </PageShell>
    );
  }
  return (
    <PageShell
      title="Get a free quote"
      lead="Tell us what you have in mind. It costs nothing and books nothing."
      width="narrow"
    >
      <Card>
        {/* The page is prerendered without its query; a new key fills the form in once the browser knows it. */}
        <QuoteForm
          key={isHydrated ? 'filled' : 'prerendered'}
          about={isHydrated ? (search.get('for') ?? '') : ''}
          destination={isHydrated ? (search.get('in') ?? '') : ''}
          onSent={setSentTo}
        />
      </Card>
    </PageShell>
  );
}
