import { PartyPopper } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';

/** Where a form leads that was sent without script. */
export function ThankYouScreen() {
  return (
    <PageShell title="Got it, thank you" width="narrow">
      <div className="flex flex-col items-start gap-5">
        <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
          <PartyPopper aria-hidden="true" strokeWidth={1.75} className="size-7" />
        </span>
        <p className="text-lead">
          What you sent is with us. A person will read it and write back. If no mail arrives, look among your spam
          first.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/plan">Plan a trip</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Back to home
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
}
