import { BadgePoundSterling, CalendarX2, MessageCircleHeart } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { QuoteFormIsland } from './quote-form.tsx';

const PROMISES = [
  { icon: BadgePoundSterling, text: 'A price for the whole group and for each person, with everything in it.' },
  { icon: CalendarX2, text: 'No obligation. Nothing is booked and nothing is paid by asking.' },
  { icon: MessageCircleHeart, text: 'A person answers by email. No call centre, no newsletter.' },
];

/** The quote form and what to expect of it. */
export function QuoteScreen() {
  return (
    <PageShell title="Get a free quote" lead="Tell us what you have in mind. It costs nothing and books nothing.">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-12">
        <Card>
          <QuoteFormIsland />
        </Card>
        <aside aria-labelledby="quote-promises" className="rounded-card bg-indigo p-7 text-cream sm:p-9">
          <h2 id="quote-promises" className="display text-card">
            What you get
          </h2>
          <ul className="mt-5 grid gap-5">
            {PROMISES.map(({ icon: Icon, text }) => (
              <li key={text} className="flex gap-4">
                <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-gold" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </PageShell>
  );
}
