import { Link2, MapPinOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { KeptSearch } from '../domain/kept-search.ts';
import type { ReadIdeas } from './ideas-state.ts';
import { ideasQuotePath, ideasTitle, makeItOursPath } from './ideas-words.ts';

/** Whose ideas these are, and the three things to do with them. */
export function IdeasHeader({ search, plan }: ReadIdeas) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const destination = plan.destination || search.destination;
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className="display text-title outline-none gold-rule">
        {ideasTitle(search, destination)}
      </h1>
      <p className="mt-3 max-w-prose text-lead text-soft">
        A first plan on a typical weekend and a middling budget. Make it yours to set dates, mood and money, and to
        change it by chatting.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={makeItOursPath(search)} size="large" data-track="Make it ours">
          Make it ours
        </ButtonLink>
        <CopyLink />
        <ButtonLink
          href={ideasQuotePath(search, destination)}
          variant="secondary"
          size="large"
          data-track="Get Free Quote (ideas)"
        >
          Get Free Quote
        </ButtonLink>
      </div>
      {plan.scope === 'generic' ? <OffTheMap search={search} destination={destination} /> : null}
    </header>
  );
}

function CopyLink() {
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      show({
        title: 'Link copied',
        description: 'Drop it in the group chat. It works for thirty days.',
        tone: 'success',
      });
    } catch {
      show({ title: 'Could not copy the link', description: 'Copy it from the address bar instead.', tone: 'error' });
    }
  };
  return (
    <Button variant="secondary" size="large" onClick={() => void copy()} data-track="Copy link (ideas)">
      <Link2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
      Copy link
    </Button>
  );
}

/** A place outside the eight cities: said before anybody relies on it (PRODUCT). */
function OffTheMap({ search, destination }: { search: KeptSearch; destination: string }) {
  return (
    <section
      aria-labelledby="off-the-map"
      className="mt-7 flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-coral bg-raised p-5 sm:p-6"
    >
      <div className="flex min-w-0 max-w-prose items-start gap-3">
        <MapPinOff aria-hidden="true" strokeWidth={1.75} className="mt-1 size-6 shrink-0 text-danger" />
        <div className="min-w-0">
          <h2 id="off-the-map" className="font-semibold">{`We do not know ${destination} venue by venue yet`}</h2>
          <p className="text-soft">
            So this plan says what to do and when, at typical prices, with every venue to be confirmed. Ask for a quote
            and a person finds the places.
          </p>
        </div>
      </div>
      <ButtonLink href={ideasQuotePath(search, destination)} variant="accent">
        Ask for the venues
      </ButtonLink>
    </section>
  );
}
