import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ChatMessage } from './chat-message.ts';

export interface MessageLogProps {
  messages: readonly ChatMessage[];
  isThinking: boolean;
  changedBy: ReadonlySet<string>;
  onShowItinerary: () => void;
}

/** A region that scrolls must be reachable by keyboard, or its earlier lines are out of reach. */
const SCROLLABLE = { tabIndex: 0 };

/** The conversation, newest at the bottom and in sight; new lines are read out when the reader is free. */
export function MessageLog({ messages, isThinking, changedBy, onShowItinerary }: MessageLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    const log = end.current?.parentElement;
    if (log && (lastId !== undefined || isThinking)) log.scrollTop = log.scrollHeight;
  }, [lastId, isThinking]);
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      {...SCROLLABLE}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-5 -outline-offset-4"
    >
      {messages.map((message) => (
        <div key={message.id} className="flex flex-col">
          <MessageBubble message={message} />
          {changedBy.has(message.id) ? (
            <Button variant="link" className="self-start" onClick={onShowItinerary}>
              Itinerary updated
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Button>
          ) : null}
        </div>
      ))}
      {isThinking ? <Thinking /> : null}
      <div ref={end} />
    </div>
  );
}

function MessageBubble({ message }: { message: ChatMessage }) {
  const isUser = message.role === 'user';
  return (
    <div
      data-role={message.role}
      className={classNames(
        'max-w-[85%] rounded-card px-4 py-2.5 wrap-break-word whitespace-pre-line',
        isUser ? 'self-end rounded-br-sm bg-accent text-on-accent' : 'self-start rounded-bl-sm bg-sunken text-content',
      )}
    >
      <span className="sr-only">{isUser ? 'You: ' : 'Concierge: '}</span>
      {message.content}
    </div>
  );
}

function Thinking() {
  return (
    <p className="flex items-center gap-2.5 self-start rounded-card rounded-bl-sm bg-sunken px-4 py-2.5 text-soft">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 animate-bounce rounded-full bg-current" />
        <span className="size-1.5 animate-bounce rounded-full bg-current [animation-delay:120ms]" />
        <span className="size-1.5 animate-bounce rounded-full bg-current [animation-delay:240ms]" />
      </span>
      AI is thinking...
    </p>
  );
}
