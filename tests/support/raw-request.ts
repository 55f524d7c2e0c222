import { once } from 'node:events';
import net from 'node:net';

export interface RawAnswer {
  /** Of every answer on the connection, in order: a smuggled request would bring a second. */
  statuses: number[];
  text: string;
  /** From the first byte sent until the server hung up. */
  ms: number;
}

const connectTo = (url: string): net.Socket => {
  const { hostname, port } = new URL(url);
  return net.connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
};

/**
 * Sends bytes as they are written here, which no client library would, and reads until the server hangs up, however long
 * that takes: a caller that wants no more than an answer says `Connection: close` in its last request.
 */
export function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let text = '';
    const socket = connectTo(url);
    const end = (): void => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, text, ms: performance.now() - startedAt });
    };
    socket.setEncoding('latin1');
    socket.on('connect', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', end);
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? end() : reject(error),
    );
  });
}

export interface HeldRequest {
  /** Whatever the server has said so far. */
  heard: () => string;
  hangUp: () => void;
}

/** Sends bytes and stays on the line; resolves once they are on their way. */
export async function holdRequest(url: string, bytes: string): Promise<HeldRequest> {
  const socket = connectTo(url);
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    socket.write(bytes, 'latin1', (error) => (error ? reject(error) : resolve()));
  });
  // What becomes of it once it was sent is for the test to say.
  socket.on('error', () => undefined);
  return { heard: () => text, hangUp: () => socket.destroy() };
}
