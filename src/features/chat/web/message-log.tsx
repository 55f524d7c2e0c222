import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ChatEffect } from '../domain/chat-answer.ts';
import { ChangeCard } from './change-card.tsx';
import type { ChatMessage } from './chat-message.ts';
import { LinkedText } from './linked-text.tsx';

export interface MessageLogProps {
  messages: readonly ChatMessage[];
  isThinking: boolean;
  /** The reply as far as it has come; empty before its first word. */
  words: string;
  onStop: () => void;
  /** What replies did to the plan, by their ids. */
  effects: ReadonlyMap<string, ChatEffect | null>;
  onShowItinerary: () => void;
  onUndo: () => void;
}

/** A region that scrolls must be reachable by keyboard, or its earlier lines are out of reach. */
const SCROLLABLE = { tabIndex: 0 };
/** Whoever has scrolled further up than this is reading there. */
const NEAR_END_PX = 120;

/**
 * The conversation, newest at the bottom and in sight; new lines are read out when the reader is free. A reply that is
 * still coming is for the eyes only: it is read out once, when it is whole.
 */
export function MessageLog(props: MessageLogProps) {
  const { messages, isThinking, words, onStop, effects, onShowItinerary, onUndo } = props;
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const lastId = last?.id;
  useEffect(() => {
    const log = end.current?.parentElement;
    if (!log || (lastId === undefined && !isThinking)) return;
    const isReadingBack = words !== '' && log.scrollHeight - log.scrollTop - log.clientHeight > NEAR_END_PX;
    if (!isReadingBack) log.scrollTop = log.scrollHeight;
  }, [lastId, isThinking, words]);
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      {...SCROLLABLE}
      className="relative flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-5 -outline-offset-4"
    >
      {messages.map((message) => (
        <div key={message.id} className="flex flex-col">
          <MessageBubble message={message} />
          {effects.has(message.id) ? (
            <ChangeCard
              effect={effects.get(message.id) ?? null}
              onShowItinerary={onShowItinerary}
              // Only the last change can be taken back, and only while nothing else is on its way.
              onUndo={message === last && !isThinking ? onUndo : null}
            />
          ) : null}
        </div>
      ))}
      {isThinking ? (
        <div className="flex items-center gap-2">
          {words === '' ? <Thinking /> : <Coming words={words} />}
          <Button variant="link" className="text-sm" onClick={onStop}>
            Stop
          </Button>
        </div>
      ) : null}
      <div ref={end} />
    </div>
  );
}

const BUBBLE = 'max-w-[85%] rounded-card px-4 py-2.5 wrap-break-word whitespace-pre-line';
const CONCIERGE = 'self-start rounded-bl-sm bg-sunken text-content';

function Coming({ words }: { words: string }) {
  return (
    <p aria-hidden="true" className={classNames(BUBBLE, CONCIERGE)}>
      {words}
    </p>
  );
}

function MessageBubble({ message }: { message: ChatMessage }) {
  const isUser = message.role === 'user';
  return (
    <div
      data-role={message.role}
      className={classNames(BUBBLE, isUser ? 'self-end rounded-br-sm bg-accent text-on-accent' : CONCIERGE)}
    >
      <span className="sr-only">{isUser ? 'You: ' : 'Concierge: '}</span>
      {isUser ? message.content : <LinkedText text={message.content} />}
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
