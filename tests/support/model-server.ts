import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ToolCall {
  name: string;
  /** As JSON text when it is a string: what a model writes need not be JSON. */
  args: object | string;
}

/** What the model does with one request. */
export type ModelMove =
  | { kind: 'say'; text: string; cutOff?: boolean }
  | { kind: 'call'; tools: readonly ToolCall[]; text?: string }
  | { kind: 'raw'; status: number; body: string; headers?: Record<string, string> }
  /** Never answers. */
  | { kind: 'hang' }
  /** Closes the connection before a byte. */
  | { kind: 'drop' }
  /** Closes it in the middle of the answer. */
  | { kind: 'cut' }
  /** An answer without end. */
  | { kind: 'flood' };

export interface ModelRequest {
  headers: IncomingMessage['headers'];
  /** The whole request as text: what reached the model. */
  text: string;
  /** Names of the tools that were offered. */
  tools: string[];
  /** What the tools of the rounds before returned, newest last. */
  toolResults: string[];
}

export interface ModelServer {
  /** As AI_BASE_URL takes it. */
  baseUrl: string;
  requests: ModelRequest[];
  /** What happens with each next request; the last move repeats. */
  play: (...moves: (ModelMove | ((request: ModelRequest) => ModelMove))[]) => void;
  /** Resolves once no request is under way: all are answered, or their callers have gone. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}

interface ChatBody {
  tools?: { function: { name: string } }[];
  messages?: { role: string; content: unknown }[];
}

const USAGE = { prompt_tokens: 1000, completion_tokens: 50, total_tokens: 1050 };

const completion = (message: object, finish: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
    usage: USAGE,
  });

/** A model on this machine that speaks OpenAI's chat completions, and misbehaves as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let moves: (ModelMove | ((request: ModelRequest) => ModelMove))[] = [{ kind: 'say', text: '' }];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Whoever is no longer there has asked nothing.
    const sent = await text(request).catch(() => null);
    if (sent === null) return;
    const body: ChatBody = JSON.parse(sent);
    const seen: ModelRequest = {
      headers: request.headers,
      text: sent,
      tools: (body.tools ?? []).map((tool) => tool.function.name),
      toolResults: (body.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => String(content)),
    };
    requests.push(seen);
    const planned = moves.length > 1 ? moves.shift() : moves[0];
    const move = typeof planned === 'function' ? planned(seen) : planned;
    const json = (data: string): void => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(data);
    };
    switch (move?.kind) {
      case 'say':
        return json(completion({ content: move.text }, move.cutOff ? 'length' : 'stop'));
      case 'call':
        return json(
          completion(
            {
              content: move.text ?? null,
              tool_calls: move.tools.map(({ name, args }, index) => ({
                id: `call_${requests.length}_${index}`,
                type: 'function',
                function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
              })),
            },
            'tool_calls',
          ),
        );
      case 'raw':
        response.writeHead(move.status, { 'content-type': 'application/json', ...move.headers }).end(move.body);
        return;
      case 'drop':
        request.socket.destroy();
        return;
      case 'cut': {
        const whole = completion({ content: 'I have swapped dinner for you and it is' }, 'stop');
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
        response.write(whole.slice(0, whole.length / 2), () => request.socket.destroy());
        return;
      }
      case 'flood': {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"choices":[{"message":{"role":"assistant","content":"');
        const more = (): void => {
          if (!response.destroyed && response.write('all work and no play '.repeat(2_000))) setImmediate(more);
        };
        response.on('drain', more);
        more();
        return;
      }
      case 'hang':
      case undefined:
        return;
    }
  };

  const underWay = new Set<ServerResponse>();
  let onIdle: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    underWay.add(response);
    response.on('close', () => {
      underWay.delete(response);
      if (underWay.size > 0) return;
      for (const tell of onIdle) tell();
      onIdle = [];
    });
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (...next) => {
      moves = next;
      requests.length = 0;
    },
    idle: () => new Promise((resolve) => (underWay.size === 0 ? resolve() : onIdle.push(resolve))),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
