import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { startSite } from '../tests/support/site-process.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { type Answer, openPlainConnection } from './plain-connection.ts';
import { median, percentile, printTable, type Row } from './print-table.ts';
import { workedMs } from './process-work.ts';

// Accounts on the running server: what a sign-in costs beside its one password hash, and how long refreshes and reads of
// the account take while 200 of them arrive every second. Visitors come from many addresses, as they would.
const RATE_PER_SECOND = 200;
const SIGN_IN_GOAL_MS = 5;
const RATE_GOAL_MS = 20;
/** Sessions that refresh in turn, as many people would. */
const SESSIONS = 100;
const WARM_UP_SECONDS = 2;
const WARM_UP_SIGN_INS = 20;
const FIRST_SIGN_INS = 100;
/** After the start the server still compresses its pages. */
const SETTLE_MS = 5_000;
const EMAIL = 'bench-accounts@example.com';
const PASSWORD = 'correct horse battery';

const ms = (value: number) => `${value.toFixed(1)} ms`;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

interface Session {
  access_token: string;
  refresh_token: string;
}

type Call = (method: string, address: string, body?: object, token?: string) => Promise<Session>;

/** Connections stay open, as a browser's do. */
const agent = new http.Agent({ keepAlive: true });

const sendTo =
  (url: string): Send =>
  (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const request = http.request(url + path, { method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });

type Send = (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>;

/** auth/v1 of a running site; every call comes from an address of its own, and anything but 200 ends the bench. */
function callerOf(send: Send, anonKey: string, network: number): Call {
  let calls = 0;
  return async (method, address, body, token = anonKey) => {
    calls += 1;
    const from = `${network}.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    const headers = {
      apikey: anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    };
    const answer = await send(method, `/auth/v1${address}`, headers, body && JSON.stringify(body));
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  };
}

const signIn = (call: Call, password = PASSWORD) =>
  call('POST', '/token?grant_type=password', { email: EMAIL, password });

/** How long the server took for its hashes so far, in milliseconds. Returns once there are `count` of them. */
async function hashTimes(file: string, count: number): Promise<number[]> {
  for (;;) {
    const times = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
    if (times.length >= count) return times;
    await delay(10);
  }
}

/** Sign-ins one after the other, and each less its own hash, as the server timed it: `hashFile` is written by time-hashes. */
async function timeSignIns(call: Call, runs: number, hashFile: string) {
  const before = readFileSync(hashFile, 'utf8').split('\n').filter(Boolean).length;
  const whole: number[] = [];
  for (let run = 0; run < runs; run += 1) whole.push(await timed(() => signIn(call)));
  const hashes = (await hashTimes(hashFile, before + runs)).slice(before);
  return { whole, hashes, beyond: whole.map((time, run) => time - (hashes[run] ?? 0)) };
}

/** The first hundred after a start are told apart: the code that they run is compiled while they run it. */
async function measureSignIn(call: Call, { runs, hashFile, pid }: SignInRun): Promise<Row[]> {
  const first = await timeSignIns(call, FIRST_SIGN_INS, hashFile);
  const workedBefore = workedMs(pid);
  const { whole, hashes, beyond } = await timeSignIns(call, runs, hashFile);
  const workedAfter = workedMs(pid);

  const row = (measure: string, value: string, holds: boolean | null = null): Row => ({
    measure,
    value,
    goal: holds === null ? '' : `under ${SIGN_IN_GOAL_MS} ms`,
    holds,
  });
  const rows = [
    row(`one password hash, median of ${runs}`, ms(median(hashes))),
    row('sign-in, median', ms(median(whole))),
    row('sign-in beyond its hash, median', ms(median(beyond)), median(beyond) < SIGN_IN_GOAL_MS),
    row(`sign-in beyond its hash, median of the first ${FIRST_SIGN_INS}`, ms(median(first.beyond))),
    row('sign-in beyond its hash, p10 and p90', `${ms(percentile(beyond, 0.1))}, ${ms(percentile(beyond, 0.9))}`),
  ];
  if (workedBefore === null || workedAfter === null) return rows;
  return [...rows, row('sign-in, work of server and database, hash included', ms((workedAfter - workedBefore) / runs))];
}

interface SignInRun {
  runs: number;
  hashFile: string;
  pid: number;
}

/** Calls at a steady rate, whether or not the ones before were answered; each is timed from when it was due. */
async function measureRate(
  measure: string,
  work: (index: number) => Promise<unknown>,
  { pid, seconds }: { pid: number; seconds: number },
): Promise<Row[]> {
  const times: number[] = [];
  let refused = 0;
  const all: Promise<void>[] = [];
  const startedAt = performance.now();
  let workedBefore: number | null = null;
  for (let index = 0; index < (seconds + WARM_UP_SECONDS) * RATE_PER_SECOND; index += 1) {
    const due = startedAt + (index * 1000) / RATE_PER_SECOND;
    if (due > performance.now()) await delay(due - performance.now());
    const isMeasured = index >= WARM_UP_SECONDS * RATE_PER_SECOND;
    if (isMeasured) workedBefore ??= workedMs(pid);
    // A timer may be late on a busy machine; what counts is the server's part from the moment the call goes out.
    const sentAt = performance.now();
    all.push(
      work(index).then(
        () => {
          if (isMeasured) times.push(performance.now() - sentAt);
        },
        // Turned away by a machine that cannot keep up: the row says how often.
        () => {
          if (isMeasured) refused += 1;
        },
      ),
    );
  }
  await Promise.all(all);
  const workedAfter = workedMs(pid);
  const p99 = percentile(times, 0.99);
  const rows: Row[] = [
    { measure: `${measure}, ${RATE_PER_SECOND} a second, median`, value: ms(median(times)), goal: '', holds: null },
    {
      measure: `${measure}, ${RATE_PER_SECOND} a second, p99 of ${times.length}`,
      value: refused === 0 ? ms(p99) : `${ms(p99)}, ${refused} refused`,
      goal: `under ${RATE_GOAL_MS} ms`,
      holds: p99 < RATE_GOAL_MS && refused === 0,
    },
  ];
  if (workedBefore === null || workedAfter === null) return rows;
  const each = (workedAfter - workedBefore) / times.length;
  return [
    ...rows,
    { measure: `${measure}, work of server and database, each`, value: ms(each), goal: '', holds: null },
  ];
}

/** Starts a site of its own, with the limits that visitors meet. */
export async function measureAccounts({ runs, seconds }: { runs: number; seconds: number }): Promise<Row[]> {
  const folder = temporaryFolder('hash-times');
  const hashFile = path.join(folder.path, 'times');
  writeFileSync(hashFile, '');
  const site = await startSite({
    MAIL_AUTOCONFIRM: 'on',
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_SCALE: '1',
    NODE_OPTIONS: `--import ${new URL(`time-hashes.ts?into=${hashFile}`, import.meta.url).href}`,
  });
  try {
    const { anonKey } = JSON.parse(readFileSync(path.join(site.dataDir, 'server.json'), 'utf8'));
    const call = callerOf(sendTo(site.url), anonKey, 10);
    const plain = await openPlainConnection(site.url);
    await call('POST', '/signup', { email: EMAIL, password: PASSWORD });
    for (let count = 0; count < WARM_UP_SIGN_INS; count += 1) await signIn(call);
    await delay(SETTLE_MS);
    const rows = await measureSignIn(callerOf(plain.call, anonKey, 11), { runs, hashFile, pid: site.pid() });
    plain.close();
    const sessions: Session[] = [];
    for (let count = 0; count < SESSIONS; count += 1) sessions.push(await signIn(call));
    const options = { pid: site.pid(), seconds };
    const read = (index: number) => call('GET', '/user', undefined, sessions[index % SESSIONS]?.access_token);
    rows.push(...(await measureRate('reading the account', read, options)));
    const refresh = async (index: number) => {
      const body = { refresh_token: sessions[index % SESSIONS]?.refresh_token };
      sessions[index % SESSIONS] = await call('POST', '/token?grant_type=refresh_token', body);
    };
    rows.push(...(await measureRate('refreshing', refresh, options)));
    return rows;
  } finally {
    await site.stop();
    folder.remove();
  }
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      json: { type: 'string' },
      runs: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '10' },
    },
  });
  ensureBuild();
  const rows = await measureAccounts({ runs: Number(options.runs), seconds: Number(options.seconds) });
  const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`;
  printTable(`Huzzah, accounts (${machine})`, rows, options.json);
}
