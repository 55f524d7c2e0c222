import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { backend } from '../../../platform/browser/backend.ts';
import { newId } from '../../../platform/browser/new-id.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { ChatEffect } from '../domain/chat-answer.ts';
import { type ChatMessage, mergeMessages, returnedText, welcomeMessage } from './chat-message.ts';
import { askConcierge, type ChatSession, openChatSession, saveChatSession } from './concierge-calls.ts';

export interface ConciergeChat {
  state: 'loading' | 'failed' | 'ready';
  messages: readonly ChatMessage[];
  /** The message that waits for its reply; nothing else can be sent meanwhile. */
  isThinking: boolean;
  /** The words of a reply that is coming; empty before the first. */
  words: string;
  /** Lets the reply be that is on its way; what was asked goes back into the box. */
  stop: () => void;
  /** What the replies of this visit did to the plan, by their ids; null where the server did not say. */
  effects: ReadonlyMap<string, ChatEffect | null>;
  /** The conversation could not be stored; it is still on the screen and goes along with the next save. */
  isUnsaved: boolean;
  text: string;
  setText: (text: string) => void;
  send: (text: string) => Promise<void>;
  saveAgain: () => Promise<void>;
  reload: () => void;
}

const sayNow = (role: ChatMessage['role'], content: string): ChatMessage => ({
  id: newId(),
  content,
  role,
  timestamp: new Date().toISOString(),
});

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

/** The conversation about one booking: loaded or begun, sent, answered and saved (SPEC 4 and 7). */
export function useConciergeChat(
  bookingId: string | null,
  destination: string,
  onPlanChanged: () => void,
): ConciergeChat {
  const [text, setText] = useState('');
  const [pending, setPending] = useState<ChatMessage | null>(null);
  const [words, setWords] = useState('');
  const [effects, setEffects] = useState<ReadonlyMap<string, ChatEffect | null>>(new Map());
  const asking = useRef<AbortController>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [openedAt] = useState(() => new Date().toISOString());
  const queryClient = useQueryClient();
  const toast = useToast();
  const opening = queryOptions({
    queryKey: ['chat-session', bookingId],
    enabled: bookingId !== null,
    // What is on the screen is the newest there is: reading again could only take an unsaved message away.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (bookingId === null) throw new Error('a chat needs a booking');
      return openChatSession((await backend()).rest, bookingId);
    },
  });
  const query = useQuery(opening);

  const { show } = toast;
  useEffect(() => {
    if (query.isError)
      show({ title: 'Error loading chat', description: 'Please refresh and try again.', tone: 'error' });
  }, [query.isError, show]);

  const session = query.data;
  // A conversation that is still empty opens with the welcome, which is stored along with the first answer.
  const saidIn = (of: ChatSession | undefined) =>
    of?.messages.length ? of.messages : [welcomeMessage(destination, openedAt)];
  const said = saidIn(session);
  const save = async (saved: ChatSession) => {
    const { rest } = await backend();
    const stored = await saveChatSession(rest, saved, new Date().toISOString());
    setUnsaved(stored === null);
    // Something may have been said since; what was said in another tab is there now.
    if (stored !== null)
      queryClient.setQueryData(opening.queryKey, (shown) => ({
        ...stored,
        messages: mergeMessages(stored.messages, shown?.messages ?? []),
      }));
  };
  const send = async (typed: string) => {
    const content = typed.trim();
    if (content === '' || bookingId === null || pending !== null) return;
    const message = sayNow('user', content);
    const call = new AbortController();
    asking.current = call;
    setPending(message);
    setText('');
    const giveBack = () => {
      setPending(null);
      setText((meanwhile) => returnedText(typed, meanwhile));
    };
    // Whoever writes before the conversation is there need not press Enter twice.
    const opened = await Promise.race([queryClient.fetchQuery(opening).catch(() => null), aborted(call.signal)]);
    if (opened === null) return giveBack();
    const history = [...saidIn(opened), message];
    track({ event: 'ai_interaction', action: 'message_sent' });
    const sentAt = performance.now();
    const { functions } = await backend();
    const listening = { onWords: setWords, signal: call.signal };
    const answer = await askConcierge(functions, bookingId, content, history, listening);
    setWords('');
    if (!answer.ok) {
      giveBack();
      // The change may have been stored just before the connection broke or Stop was pressed: the plan is read again.
      onPlanChanged();
      if (answer.reason === 'stopped') return;
      show({ title: 'Failed to send message', description: 'Please try again.', tone: 'error' });
      return;
    }
    setPending(null);
    track({ event: 'ai_interaction', action: 'message_received' });
    track({ event: 'timing_complete', name: 'chat_reply', value_ms: Math.round(performance.now() - sentAt) });
    const reply = sayNow('assistant', answer.value.response);
    const answered = { ...opened, messages: [...history, reply] };
    queryClient.setQueryData(opening.queryKey, answered);
    if (answer.value.changed) {
      const { effect } = answer.value;
      setEffects((before) => new Map([...before, [reply.id, effect]]));
      onPlanChanged();
    }
    await save(answered);
  };

  const state = query.isError ? 'failed' : session ? 'ready' : 'loading';
  return {
    state,
    messages: pending === null ? said : [...said, pending],
    isThinking: pending !== null,
    words,
    stop: () => asking.current?.abort(),
    effects,
    isUnsaved,
    text,
    setText,
    send,
    saveAgain: async () => {
      if (session !== undefined) await save(session);
    },
    reload: () => void query.refetch(),
  };
}
