export interface StreamEvent {
  /** `delta`, `done`, `error`; `message` where the server named none. */
  name: string;
  data: string;
}

/**
 * The events of a text/event-stream body in their order, each as soon as it is whole, however the bytes were cut.
 * Comments and fields that we do not use are passed over.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      held += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A carriage return at the very end may be half of a line's end.
      const lines = held.replace(/\r\n/g, '\n');
      const blocks = lines.split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops early lets the connection go too.
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(block: string): StreamEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null;
}
