import http, { type IncomingMessage, type ServerResponse } from 'node:http';

type Front = (request: IncomingMessage, response: ServerResponse) => void;

export interface ListeningServer {
  server: http.Server;
  /** May be set once the rest is up; until then the answer is 503. */
  handle: (front: Front) => void;
  /** Takes no new connection, answers every request that has arrived whole, and then hangs up on everybody. */
  drain: () => Promise<void>;
}

/** An answer that takes longer than this is not coming. */
const ANSWER_MAX_MS = 25_000;
/** A request that has not arrived whole by then may never do so: half-open connections must not hold up a stop. */
const ARRIVAL_MAX_MS = 2_000;

export interface ArrivalLimits {
  /** From the first byte to the last header. */
  headersTimeout: number;
  /** From the first byte to the last of the body. */
  requestTimeout: number;
  /** How long a connection without a request stays open; longer than a load balancer's (RELIABILITY 6). */
  keepAliveTimeout: number;
  /** How often the slow are looked for. Node's own half a minute would be twice the time that headers get. */
  connectionsCheckingInterval: number;
}

const LIMITS: ArrivalLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/** Request line and headers together; the longest of ours is a token of two kilobytes. More is answered with 431. */
const HEADER_MAX_BYTES = 16 * 1024;

/** A server with the limits of RELIABILITY 6; tests bring shorter ones. */
export function createListeningServer(limits: ArrivalLimits = LIMITS): ListeningServer {
  let front: Front | undefined;
  let isDraining = false;
  const underWay = new Map<IncomingMessage, ServerResponse>();
  const server = http.createServer({ ...limits, maxHeaderSize: HEADER_MAX_BYTES }, (request, response) => {
    underWay.set(request, response);
    response.once('close', () => underWay.delete(request));
    // Else a busy client would go on asking on the connection that it has.
    if (isDraining) response.setHeader('connection', 'close');
    if (front) front(request, response);
    else response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting');
  });
  const drain = async (): Promise<void> => {
    isDraining = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const response of underWay.values()) if (!response.headersSent) response.setHeader('connection', 'close');
    const startedAt = performance.now();
    const hurry = setInterval(() => {
      const ms = performance.now() - startedAt;
      const isAnswering = underWay.keys().some((request) => request.complete);
      if (ms > ANSWER_MAX_MS || (ms > ARRIVAL_MAX_MS && !isAnswering)) server.closeAllConnections();
    }, 100);
    await closed;
    clearInterval(hurry);
  };
  return {
    server,
    drain,
    handle: (ready) => {
      front = ready;
    },
  };
}
