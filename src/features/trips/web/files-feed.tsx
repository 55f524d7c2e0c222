import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { FilesAddress } from './files-address.tsx';
import { useTripFeed } from './use-trip-feed.ts';

type Question = 'create' | 'revoke';

const ASK: Readonly<Record<Question, { title: string; words: string; yes: string }>> = {
  create: {
    title: 'Make a new address?',
    words: 'The address you have now stops working at once. Whoever subscribed to it needs the new one.',
    yes: 'Make a new one',
  },
  revoke: {
    title: 'Stop this address?',
    words: 'Calendars that subscribed to it get nothing more from us. The address never works again.',
    yes: 'Stop this address',
  },
};

/** An address that calendars read: made, shown once, replaced and stopped here. */
export function FilesFeed({ bookingId, title, lead }: { bookingId: string | null; title: string; lead: string }) {
  const { show } = useToast();
  const { shown, change } = useTripFeed(bookingId);
  const section = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const run = (action: Question) => {
    setQuestion(null);
    change.mutate(action, {
      onSuccess: () => {
        if (action === 'create') return;
        show({ title: 'Address stopped', description: 'Nobody can read it any more.', tone: 'success' });
        // The button that stopped it has gone with it.
        section.current?.focus();
      },
    });
  };
  const feed = shown.data?.feed;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      className="flex w-full flex-col items-start gap-3 border-t border-line pt-5"
    >
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-prose text-soft">{lead}</p>
      </div>
      {shown.isPending ? <Skeleton className="h-12 w-full" /> : null}
      {shown.isError && feed === undefined ? (
        <RetryNotice isBusy={shown.isFetching} onRetry={() => void shown.refetch()}>
          We could not read whether there is an address.
        </RetryNotice>
      ) : null}
      {feed === null ? (
        <Button variant="secondary" isBusy={change.isPending} onClick={() => run('create')}>
          Make an address
        </Button>
      ) : null}
      {feed?.url ? <FilesAddress key={feed.url} url={feed.url} /> : null}
      {feed && !feed.url ? (
        <p className="max-w-prose">
          {`An address was made on ${dayOf(feed.createdAt)}. We keep only its fingerprint, so we cannot show it again.`}
        </p>
      ) : null}
      {feed ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={change.isPending} onClick={() => setQuestion('create')}>
            Make a new one
          </Button>
          <Button variant="danger" isBusy={change.isPending} onClick={() => setQuestion('revoke')}>
            Stop this address
          </Button>
        </div>
      ) : null}
      {change.isError ? (
        <Notice tone="error" className="w-full">
          <p>{change.error.message}</p>
        </Notice>
      ) : null}
      {question ? <Confirm question={question} onClose={() => setQuestion(null)} onYes={() => run(question)} /> : null}
    </section>
  );
}

const dayOf = (instant: string): string => new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long' });

function Confirm({ question, onClose, onYes }: { question: Question; onClose: () => void; onYes: () => void }) {
  const { title, words, yes } = ASK[question];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant={question === 'revoke' ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}
