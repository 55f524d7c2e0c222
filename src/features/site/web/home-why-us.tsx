import { BadgeCheck, MessagesSquare, ReceiptPoundSterling } from 'lucide-react';
import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { CLAIMS, type ClaimId, shownClaim } from '../domain/claims.ts';
import { HomeSection } from './home-section.tsx';

/** The home page's figures of SPEC 1, in its order. */
const HOME_CLAIMS: readonly ClaimId[] = [
  'averageRating',
  'reviews',
  'citiesHome',
  'support',
  'stressFree',
  'tripsPlanned',
];

const REASONS = [
  {
    icon: BadgeCheck,
    title: 'Checked, not guessed',
    text: 'Opening hours, travel times, group sizes and the budget are worked out twice, by two programs. A plan that fails is never shown.',
  },
  {
    icon: ReceiptPoundSterling,
    title: 'Prices that add up',
    text: 'Every stop with its price, its source and its month, per person and for the group. Typical prices, said plainly.',
  },
  {
    icon: MessagesSquare,
    title: 'A concierge that listens',
    text: 'Ask for a change in plain English and see what it costs before anybody else does. Nothing is booked until you say so.',
  },
];

export function HomeWhyUs() {
  const figures = HOME_CLAIMS.map((id) => ({ id, claim: shownClaim(CLAIMS[id], SITE_MODE) }));
  return (
    <HomeSection id="why-us" title="Why organisers sleep at night">
      <ul className="grid gap-10 md:grid-cols-3">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />
            </span>
            <h3 className="mt-4 display text-card">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {figures.some(({ claim }) => claim.kind !== 'hidden') ? (
        <dl className="mt-8 grid in-pairs gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 lg:grid-cols-6">
          {figures.map(({ id, claim }) =>
            claim.kind === 'hidden' ? null : (
              <div key={id} className="flex flex-col-reverse justify-end gap-1 bg-raised p-5">
                <dt className="text-sm text-soft">{claim.label}</dt>
                <dd className="flex flex-col items-start gap-2">
                  {claim.kind === 'sample' ? <SampleMark className="text-soft" /> : null}
                  <span className="display text-section">{claim.value}</span>
                </dd>
              </div>
            ),
          )}
        </dl>
      ) : null}
    </HomeSection>
  );
}
