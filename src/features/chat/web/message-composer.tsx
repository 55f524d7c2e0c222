import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { FADING_ROW, fadeSides } from '../../../ui/fade-sides.ts';
import { CHAT_MESSAGE_MAX } from '../domain/chat-call.ts';

export interface MessageComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  onFocus: () => void;
  /** A message is on its way, or there is nothing to send to: writing on is fine, sending is not. */
  isBlocked: boolean;
  suggestions: readonly string[];
}

/** The box one writes in: Enter sends, Shift+Enter makes a new line (SPEC 2). */
export function MessageComposer({ text, onChange, onSend, onFocus, isBlocked, suggestions }: MessageComposerProps) {
  const canSend = !isBlocked && text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word in input methods for many languages; that Enter is not ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend(text);
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line p-4">
      {suggestions.length > 0 ? (
        <fieldset
          ref={fadeSides}
          aria-label="Suggestions"
          className={`min-w-0 flex gap-2 pb-1 sm:flex-wrap ${FADING_ROW}`}
        >
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              disabled={isBlocked}
              onClick={() => onSend(suggestion)}
              className="min-h-11 shrink-0 cursor-pointer rounded-full border-2 border-line bg-raised px-4 text-sm font-semibold hover:border-content disabled:opacity-55"
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      ) : null}
      <form
        aria-label="Message to the concierge"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) onSend(text);
        }}
      >
        <textarea
          aria-label="Message"
          rows={1}
          maxLength={CHAT_MESSAGE_MAX}
          placeholder="Ask for a change ..."
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          className={`${CONTROL_CLASS} field-sizing-content max-h-32 min-w-0 flex-1 resize-none`}
        />
        <Button type="submit" size="icon" aria-label="Send message" disabled={!canSend} className="size-12!">
          <SendHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
      </form>
    </div>
  );
}
