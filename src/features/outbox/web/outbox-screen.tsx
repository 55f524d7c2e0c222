import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OutboxMail, splitLinks, standingWords } from './outbox-mail.ts';

async function readOutbox(): Promise<OutboxMail[]> {
  const response = await fetch('/dev/mail.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}.`);
  return z.array(OutboxMail).parse(await response.json());
}

/** The letters a demonstration would have sent, for the person at this machine. Newest first: it is the one they wait for. */
export function OutboxScreen() {
  const outbox = useQuery({ queryKey: ['outbox'], queryFn: readOutbox, staleTime: 0 });
  return (
    <PageShell
      title="Outbox"
      lead="What this site has written. Without a mail server the emails wait here instead of travelling. Newest first."
      width="narrow"
    >
      <Button variant="secondary" isBusy={outbox.isFetching} onClick={() => void outbox.refetch()} className="mb-6">
        Refresh
      </Button>
      {outbox.isPending ? <Spinner label="Reading the outbox" /> : null}
      {outbox.isError ? <p role="alert">{outbox.error.message}</p> : null}
      {outbox.data?.length === 0 ? (
        <EmptyState icon={Inbox} title="Nothing sent yet">
          <p>Sign up, or ask for a quote, and the email appears here.</p>
        </EmptyState>
      ) : null}
      <ol className="flex flex-col gap-5">
        {outbox.data?.toReversed().map((mail) => (
          <li key={`${mail.sentAt} ${mail.to} ${mail.subject}`}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ol>
    </PageShell>
  );
}

function MailCard({ mail }: { mail: OutboxMail }) {
  const standing = standingWords(mail);
  return (
    <Card>
      <article>
        <h2 className="display text-card">{mail.subject}</h2>
        <p className="mt-1 text-sm text-soft">
          {`To ${mail.to}, `}
          <time dateTime={mail.sentAt}>{new Date(mail.sentAt).toLocaleString('en-GB')}</time>
        </p>
        {standing ? <p className="mt-1 text-sm font-semibold break-words">{standing}</p> : null}
        <p className="mt-4 break-words whitespace-pre-wrap">
          {splitLinks(mail.text).map((part, index) =>
            part.kind === 'link' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sent mail never move.
              <a key={index} href={part.href} className="text-link underline underline-offset-4">
                {part.href}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
      </article>
    </Card>
  );
}
