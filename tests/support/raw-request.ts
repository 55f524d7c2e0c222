import net from 'node:net';

export interface RawAnswer {
  /** Of every answer on the connection, in order: a smuggled request would bring a second. */
  statuses: number[];
  text: string;
  /** From the first byte sent until the server hung up, or until the wait was over. */
  ms: number;
  wasHungUpOn: boolean;
}

/** Sends bytes as they are written here, which no client library would, and reads until the server hangs up or falls silent. */
export function rawRequest(url: string, bytes: string, { silenceMs = 400 } = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = net.connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
    const end = (wasHungUpOn: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, text, ms: performance.now() - startedAt, wasHungUpOn });
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => end(false), silenceMs);
    };
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(bytes, 'latin1');
      listen();
    });
    socket.on('data', (chunk: string) => {
      text += chunk;
      listen();
    });
    socket.on('close', () => end(true));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? end(true) : reject(error),
    );
  });
}
