import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const LINK = 'font-semibold text-link underline underline-offset-4 hover:decoration-2';

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What does it cost to plan a trip here?',
    answer: (
      <>
        Nothing. You get a whole plan with times, places and typical prices, and can change it as often as you like. You
        pay the places you book, not us. Where we quote for you, the price we name is the whole price.
      </>
    ),
  },
  {
    question: 'Can you book everything for us?',
    answer: (
      <>
        Each stop of a plan has a Book button: it opens the place’s own site, or our{' '}
        <a href="/quote" className={LINK}>
          quote form
        </a>{' '}
        where it has none. Nothing is booked or paid until you say so.
      </>
    ),
  },
  {
    question: 'Does everybody in the group need an account?',
    answer: (
      <>
        Only the organiser has one today. Votes, invites by WhatsApp and split payments are being built, and are meant
        to work from a personal link without any account.
      </>
    ),
  },
  {
    question: 'What if we have to cancel?',
    answer: (
      <>
        A place that you booked yourself has its own terms. For what is paid through us, how much comes back depends on
        how early you tell us: the steps are in our{' '}
        <a href="/terms#cancellation" className={LINK}>
          terms
        </a>
        , day by day.
      </>
    ),
  },
];

/** Native disclosures: they open without script and by keyboard. */
export function ContactQuestions() {
  return (
    <section aria-labelledby="questions" className="mt-16 sm:mt-24">
      <header className="mb-6 gold-rule">
        <h2 id="questions" className="display text-title">
          Asked before
        </h2>
      </header>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group rounded-card border border-line bg-raised open:shadow-card">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose px-5 pb-5 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
