import { MessagesSquare, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageLog } from './message-log.tsx';
import { quickReplies } from './quick-replies.ts';
import { useConciergeChat } from './use-concierge-chat.ts';

export interface ConciergePanelProps {
  /** Null while there is no trip to talk about: the concierge then only introduces itself. */
  bookingId: string | null;
  /** For the welcome; empty while the plan is not known. */
  destination: string;
  /** Openers for a conversation in which nobody has said anything yet. */
  suggestions: readonly string[];
  onPlanChanged: () => void;
  onShowItinerary: () => void;
  /** The panel has just replaced what the visitor was in: the keyboard goes on here. */
  takesFocus: boolean;
  /** What to do while there is no trip; stands in place of the message box. */
  notice: ReactNode;
}

/** What the Undo of a change says for its organiser. */
const UNDO = 'Undo that, please';

/** The chat of a trip, 600 px high where the screen has them (SPEC 2). */
export function ConciergePanel(props: ConciergePanelProps) {
  const { bookingId, destination, suggestions, onPlanChanged, onShowItinerary, takesFocus, notice } = props;
  const chat = useConciergeChat(bookingId, destination, onPlanChanged);
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus);
  const panel = useRef<HTMLElement>(null);
  // A low window shows the title and cuts the box one writes in.
  const showWhole = () => panel.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (takesFocus) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  // What was pressed goes when it has done its work, and would take the keyboard with it. Not into the box one writes in,
  // or a phone would open its keyboard over the answer.
  const listen = () => {
    const log = panel.current?.querySelector<HTMLElement>('[role="log"]');
    if (!(document.activeElement instanceof HTMLTextAreaElement)) log?.focus({ preventScroll: true });
  };
  const send = (text: string) => {
    listen();
    void chat.send(text);
  };
  const hasAsked = chat.messages.some((message) => message.role === 'user');
  return (
    <section
      ref={panel}
      aria-labelledby="concierge-title"
      className="mx-auto scroll-mt-20 scroll-mb-4 flex h-[600px] max-h-[max(24rem,calc(100dvh-6.5rem))] max-w-3xl flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <header className="flex items-center gap-3 bg-ink px-5 py-3.5 text-cream">
        <MessagesSquare aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-gold" />
        <h2 ref={heading} id="concierge-title" tabIndex={-1} className="display text-card outline-none">
          AI Concierge Chat
        </h2>
      </header>
      {chat.state === 'loading' ? <ChatSkeleton /> : null}
      {chat.state === 'failed' ? <ChatFailed onRetry={chat.reload} /> : null}
      {chat.state === 'ready' || chat.state === 'no-booking' ? (
        <MessageLog
          messages={chat.messages}
          isThinking={chat.isThinking}
          words={chat.words}
          onStop={() => {
            listen();
            chat.stop();
          }}
          effects={chat.effects}
          onShowItinerary={onShowItinerary}
          onUndo={() => send(UNDO)}
        />
      ) : null}
      {chat.isUnsaved ? (
        <output className="flex flex-wrap items-center gap-x-3 px-5 text-sm text-danger">
          This conversation is not saved yet.
          <Button variant="link" onClick={() => void chat.saveAgain()}>
            Save again
          </Button>
        </output>
      ) : null}
      {chat.state === 'no-booking' ? (
        <div className="border-t border-line p-5">{notice}</div>
      ) : (
        <MessageComposer
          text={chat.text}
          onChange={chat.setText}
          onFocus={showWhole}
          onSend={send}
          isBlocked={chat.isThinking || chat.state !== 'ready'}
          suggestions={
            chat.state !== 'ready' || chat.isThinking ? [] : hasAsked ? quickReplies(chat.messages) : suggestions
          }
        />
      )}
    </section>
  );
}

function ChatSkeleton() {
  return (
    <SkeletonGroup label="Loading chat..." className="flex flex-1 flex-col gap-3 p-5">
      <Skeleton className="h-16 w-4/5" />
      <Skeleton className="h-10 w-3/5 self-end" />
      <Skeleton className="h-20 w-4/5" />
    </SkeletonGroup>
  );
}

function ChatFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="relative flex-1 overflow-y-auto p-5">
      <EmptyState
        icon={RotateCcw}
        title="Error loading chat"
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Please refresh and try again.
      </EmptyState>
    </div>
  );
}
