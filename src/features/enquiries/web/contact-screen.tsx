import { Clock, Handshake, Mail, Scale, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { BRAND } from '../../../shared/brand.ts';
import { Card } from '../../../ui/card.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { CLAIMS, shownClaim } from '../../site/domain/claims.ts';
import { ContactFormIsland } from './contact-form-island.tsx';
import { ContactQuestions } from './contact-questions.tsx';

const LINK = 'font-semibold text-gold underline underline-offset-4 hover:decoration-2';

export function ContactScreen() {
  return (
    <PageShell
      title="Talk to us"
      lead="A question, a wobble, a group of forty and no idea: write it down, and a person reads it."
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-12">
        <Card>
          <h2 className="mb-6 display text-section">Send us a message</h2>
          <ContactFormIsland />
        </Card>
        <section aria-labelledby="contact-details" className="on-poster rounded-card bg-indigo p-7 text-cream sm:p-9">
          <h2 id="contact-details" className="display text-section">
            Contact details
          </h2>
          <ul className="mt-6 grid gap-6">
            <Detail icon={Mail} title="Email">
              <a href={`mailto:${BRAND.contactEmail}`} className={`${LINK} break-all`}>
                {BRAND.contactEmail}
              </a>
            </Detail>
            <Detail icon={Clock} title="When we answer">
              <ReplyTime />
            </Detail>
            <Detail icon={UserRound} title="Your account">
              To change its email address or have it deleted, write from the address it has now.
            </Detail>
            <Detail icon={Handshake} title="Local experts">
              You run something a group would love?{' '}
              <a href="/partners" className={LINK}>
                Join our network
              </a>
              .
            </Detail>
            <Detail icon={Scale} title="Your data, or a complaint">
              Say so in the subject. What happens then is in the{' '}
              <a href="/privacy#complaints" className={LINK}>
                privacy policy
              </a>
              .
            </Detail>
          </ul>
        </section>
      </div>
      <ContactQuestions />
    </PageShell>
  );
}

function Detail({ icon: Icon, title, children }: { icon: typeof Mail; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-gold" />
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <div className="text-cream/90">{children}</div>
      </div>
    </li>
  );
}

/** The promise of SPEC 1, marked until the operator can prove it. */
function ReplyTime() {
  const claim = shownClaim(CLAIMS.replyTime, SITE_MODE);
  if (claim.kind === 'hidden') return 'Every message is read and answered by email.';
  return (
    <>
      {`We reply in under ${claim.value}, by email. `}
      {claim.kind === 'sample' ? <SampleMark /> : null}
    </>
  );
}
