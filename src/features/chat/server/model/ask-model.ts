import type { ModelConfig } from '../../../../platform/node/config.ts';
import { CONCIERGE_TOOLS } from '../../domain/tools/run-tool.ts';
import { ModelFault } from './model-fault.ts';
import { INSTRUCTIONS } from './model-prompt.ts';
import type { ToolSession } from './tool-session.ts';

/** An answer after so many rounds of tools is none. */
const STEPS_MAX = 6;
const OUTPUT_TOKENS_MAX = 700;
/** An honest answer of one step is a few kilobytes. */
const BODY_MAX_BYTES = 256 * 1024;

export interface ModelQuestion {
  prompt: string;
  session: ToolSession;
  /** Ends the call: too late, or nobody is listening any more. */
  signal: AbortSignal;
}

/** Tokens that the endpoint did not count are estimated, rather high. */
const BYTES_PER_TOKEN = 3;

export interface Spent {
  tokens: number;
}

/**
 * Asks the model through the AI SDK and lets it call our tools. Throws ModelFault for everything that is not a whole
 * answer. `spent` grows with every step, so that also a failed call is paid for.
 */
export type AskModel = (question: ModelQuestion, spent: Spent) => Promise<string>;

/** The SDK is loaded here and not before: a site without a model never pays for it. */
export async function openModel({ baseUrl, model, apiKey }: ModelConfig): Promise<AskModel> {
  const [{ APICallError, generateText, isStepCount, jsonSchema, tool }, { createOpenAICompatible }] = await Promise.all(
    [import('ai'), import('@ai-sdk/openai-compatible')],
  );
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false);

  return async ({ prompt, session, signal }, spent) => {
    const provider = createOpenAICompatible({
      name: 'concierge',
      baseURL: baseUrl,
      ...(apiKey === undefined ? {} : { apiKey }),
      fetch: (input, init) => limitedFetch(input, init),
    });
    const tools = Object.fromEntries(
      CONCIERGE_TOOLS.map(({ name, description, parameters }) => [
        name,
        tool({
          description,
          inputSchema: jsonSchema<unknown>({ ...parameters }),
          execute: (args) => session.call(name, args),
        }),
      ]),
    );
    let sent = INSTRUCTIONS.length + prompt.length;
    try {
      const { text, finishReason } = await generateText({
        model: provider.chatModel(model),
        instructions: INSTRUCTIONS,
        prompt,
        tools,
        toolCallConcurrency: 1,
        stopWhen: isStepCount(STEPS_MAX),
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        temperature: 0.2,
        maxRetries: 0,
        abortSignal: signal,
        onStepEnd: ({ usage, text: said, toolResults }) => {
          sent += said.length + JSON.stringify(toolResults).length;
          spent.tokens += usage.totalTokens ?? Math.ceil(sent / BYTES_PER_TOKEN);
        },
      });
      if (finishReason === 'tool-calls') throw new ModelFault('endless');
      if (finishReason === 'length') throw new ModelFault('cut-off');
      if (text.trim() === '') throw new ModelFault('empty');
      return text;
    } catch (error) {
      if (spent.tokens === 0) spent.tokens = Math.ceil(sent / BYTES_PER_TOKEN);
      if (error instanceof ModelFault) throw error;
      if (signal.aborted) throw new ModelFault('slow');
      throw faultOf(error, APICallError.isInstance(error) ? error.statusCode : undefined);
    }
  };
}

function faultOf(error: unknown, status: number | undefined): ModelFault {
  if (status === 401 || status === 403) return new ModelFault('refused');
  if (status === 429) return new ModelFault('limited');
  if (status !== undefined && status >= 400) return new ModelFault('server-error');
  // The SDK wraps what `fetch` threw; an answer that arrived and made no sense has a status or a parsing error.
  const isOfNetwork = status === undefined && causes(error).some((one) => one instanceof TypeError || hasCode(one));
  return new ModelFault(isOfNetwork ? 'unreachable' : 'unreadable');
}

function causes(error: unknown): unknown[] {
  const all: unknown[] = [];
  for (let one = error; one instanceof Error && all.length < 5; one = one.cause) all.push(one);
  return all;
}

const hasCode = (error: unknown): boolean =>
  error instanceof Error && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(String(Reflect.get(error, 'code') ?? ''));

/** Follows no redirect, which could carry the key elsewhere, and reads no endless body. */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > BODY_MAX_BYTES) controller.error(new ModelFault('unreadable'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, { status: response.status, statusText: response.statusText, headers: response.headers });
};
