import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { median } from '../print-table.ts';

const AUTOCANNON = path.resolve(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

const Report = z.object({
  requests: z.object({ average: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/** Requests a second that the server answers on a full set of connections, in the encoding browsers ask for. */
async function requestsPerSecond(url: string): Promise<number> {
  const load = ['--json', '-c', String(CONNECTIONS), '-d', String(SECONDS), '-H', 'accept-encoding=br'];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...load, url]);
  const { requests, errors, non2xx } = Report.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that were not the page`);
  return requests.average;
}

/** Body and headers as they go over the wire; fetch would unpack them. */
function askOnce(url: string): Promise<{ body: Buffer; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), headers: response.headers }));
    });
    request.on('error', reject).end();
  });
}

export interface Throughput {
  site: number;
  /**
   * A node:http server that writes the same bytes with the same headers and does nothing else, in a process of its own.
   * The bytes matter: the load generator reads compressed ones four times slower than a run of one letter.
   */
  bare: number;
}

/** A page of the running site against the bare server: the medians of a few rounds in turn. */
export async function measureThroughput(pageUrl: string): Promise<Throughput> {
  const { body, headers } = await askOnce(pageUrl);
  const folder = temporaryFolder('bare');
  const file = path.join(folder.path, 'body');
  writeFileSync(file, body);
  const bare = fork(path.resolve(import.meta.dirname, 'bare-server.ts'), [file, JSON.stringify(headers)]);
  try {
    const [port] = await once(bare, 'message');
    const bareUrl = `http://127.0.0.1:${port}/`;
    // Each warms up its own code first; then they take turns, so that other work on the machine meets both.
    await requestsPerSecond(bareUrl);
    await requestsPerSecond(pageUrl);
    const rounds: Throughput[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ bare: await requestsPerSecond(bareUrl), site: await requestsPerSecond(pageUrl) });
    }
    return { bare: median(rounds.map(({ bare }) => bare)), site: median(rounds.map(({ site }) => site)) };
  } finally {
    bare.kill();
    folder.remove();
  }
}
