import { MessagesSquare, RotateCcw } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { genericWelcome } from './chat-message.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageLog } from './message-log.tsx';
import { quickReplies } from './quick-replies.ts';
import { useConciergeChat } from './use-concierge-chat.ts';

export interface ConciergePanelProps {
  /** Null until it is known who asks: nobody else can read the conversation about a trip. */
  bookingId: string | null;
  /** For the welcome; empty while the plan is not known. */
  destination: string;
  /** Openers for a conversation in which nobody has said anything yet. */
  suggestions: readonly string[];
  onPlanChanged: () => void;
  onShowItinerary: () => void;
  /** The panel has just replaced what the visitor was in: the keyboard goes on here. */
  takesFocus: boolean;
}

/** Above and below the panel, where it is scrolled to: the header of the page, and some air. */
const AROUND_PX = 96;

/** Brings the whole panel into the window; of one that is taller than the window, the end that one writes in. */
function show(panel: HTMLElement | null): void {
  const isTooTall = panel !== null && panel.offsetHeight + AROUND_PX > window.innerHeight;
  // At once: a glide would end half way, where the first letter is typed.
  (isTooTall ? panel.lastElementChild : panel)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** What the Undo of a change says for its organiser. */
const UNDO = 'Undo that, please';

/** The chat of a trip, 600 px high where the screen has them (SPEC 2). */
export function ConciergePanel(props: ConciergePanelProps) {
  const { bookingId, destination, suggestions, onPlanChanged, onShowItinerary, takesFocus } = props;
  const chat = useConciergeChat(bookingId, destination, onPlanChanged);
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) show(panel.current);
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
    <PanelFrame panel={panel} heading={heading}>
      {chat.state === 'loading' && !chat.isThinking ? <ChatSkeleton /> : null}
      {chat.state === 'failed' ? <ChatFailed onRetry={chat.reload} /> : null}
      {chat.state === 'ready' || (chat.state === 'loading' && chat.isThinking) ? (
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
      <MessageComposer
        text={chat.text}
        onChange={chat.setText}
        // A low window shows the title and cuts the box one writes in.
        onFocus={() => show(panel.current)}
        onSend={send}
        isBlocked={chat.isThinking || chat.state === 'failed' || bookingId === null}
        suggestions={
          chat.state !== 'ready' || chat.isThinking ? [] : hasAsked ? quickReplies(chat.messages) : suggestions
        }
      />
    </PanelFrame>
  );
}

const nothing = () => {};
const NO_EFFECTS: ReadonlyMap<string, null> = new Map();

/** The concierge where there is no booking to talk about: it introduces itself, above what there is to do (SPEC 4). */
export function ConciergeWelcome({ children }: { children: ReactNode }) {
  return (
    <PanelFrame>
      <MessageLog
        messages={[genericWelcome]}
        isThinking={false}
        words=""
        onStop={nothing}
        effects={NO_EFFECTS}
        onShowItinerary={nothing}
        onUndo={nothing}
      />
      <div className="border-t border-line p-5">{children}</div>
    </PanelFrame>
  );
}

interface PanelFrameProps {
  panel?: RefObject<HTMLElement | null>;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function PanelFrame({ panel, heading, children }: PanelFrameProps) {
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
      {children}
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
