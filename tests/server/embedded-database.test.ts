import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/platform/node/db/embedded/embedded-postgres.ts';
import { type StartedDatabase, startDatabase } from '../../src/platform/node/db/start-database.ts';
import { freePort } from '../../src/platform/node/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('embedded');
const root = folder.path;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(folder.remove);
const START = path.resolve(import.meta.dirname, '../../src/platform/node/db/start-database.ts');

const open = (dataDir: string, onRestart?: (attempt: number) => void): Promise<StartedDatabase> =>
  startDatabase({ databaseUrl: undefined, dataDir, ...(onRestart ? { onRestart } : {}) });

/** Another process that owns the folder, writes a row and then waits for its end. */
async function startOtherProcess(dataDir: string) {
  const program = `
    const { startDatabase } = await import(${JSON.stringify(START)});
    const { sql } = await import('kysely');
    const d = await startDatabase({ databaseUrl: undefined, dataDir: ${JSON.stringify(dataDir)} });
    await d.db.asApp((tx) => sql\`insert into internal.mail_outbox (to_address, subject, body_text, body_html) values ('a@b.co', 'kept', '', '')\`.execute(tx));
    console.log('postmaster', d.postmasterPid());
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: path.dirname(START),
  });
  children.push(child);
  const [chunk] = await once(child.stdout, 'data');
  return { child, postmaster: Number(String(chunk).split(' ')[1]) };
}

const subjects = async (database: StartedDatabase): Promise<string[]> => {
  const { rows } = await database.db.asApp((tx) =>
    sql<{ subject: string }>`select subject from internal.mail_outbox`.execute(tx),
  );
  return rows.map(({ subject }) => subject);
};

describe('the embedded database', () => {
  test('a folder in use is refused with the pid of its owner, and the owner goes on', async () => {
    const dataDir = path.join(root, 'in-use');
    const { child } = await startOtherProcess(dataDir);
    await expect(open(dataDir)).rejects.toThrow(`already running on ${dataDir} (pid ${child.pid})`);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await open(dataDir);
    expect(await subjects(database)).toEqual(['kept']);
    await database.stop();
  });

  test('a port that somebody took in the last moment is left to them, and another one is listened on', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = address !== null && typeof address === 'object' ? address.port : 0;
    const ports = [taken];
    const findPort = async () => ports.shift() ?? (await freePort());
    const cluster = await startEmbeddedPostgres({ dataDir: path.join(root, 'taken-port'), findPort });
    try {
      expect(ports).toEqual([]);
      expect(new URL(cluster.superuserUrl).port).not.toBe(String(taken));
      const client = new pg.Client({ connectionString: cluster.superuserUrl });
      await client.connect();
      await client.end();
    } finally {
      await cluster.stop();
      other.close();
    }
  });

  test('after kill -9 of everything the stale lock is dealt with and nothing acknowledged is lost', async () => {
    const dataDir = path.join(root, 'killed');
    const { child, postmaster } = await startOtherProcess(dataDir);
    child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await once(child, 'exit');
    expect(existsSync(path.join(dataDir, 'pgdata/postmaster.pid'))).toBe(true);
    const database = await open(dataDir);
    expect(await subjects(database)).toEqual(['kept']);
    await database.stop();
  });

  test("a lock that names another program's pid is removed, and that program is left alone", async () => {
    const dataDir = path.join(root, 'reused-pid');
    await (await open(dataDir)).stop();
    const other = spawn('sleep', ['60']);
    children.push(other);
    writeFileSync(path.join(dataDir, 'pgdata/postmaster.pid'), `${other.pid}\n${dataDir}/pgdata\n`);
    const database = await open(dataDir);
    await database.db.ping();
    expect(other.exitCode).toBeNull();
    await database.stop();
  });

  test('a PostgreSQL that dies is started again and the same pool works on', async () => {
    const restarts: number[] = [];
    const database = await open(path.join(root, 'dies'), (attempt) => restarts.push(attempt));
    process.kill(database.postmasterPid() ?? 0, 'SIGKILL');
    await expect
      .poll(
        () =>
          database.db.ping().then(
            () => restarts.length,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    await database.stop();
  });

  test('one that is stopped while it waits to be started again stays stopped', async () => {
    const dataDir = path.join(root, 'stopped');
    const pidFile = path.join(dataDir, 'pgdata/postmaster.pid');
    const dies = Promise.withResolvers<number>();
    const cluster = await startEmbeddedPostgres({ dataDir, onRestart: dies.resolve });
    // What is left of the old one, as the folder has it; the next one waits for its end.
    const orphan = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', path.join(dataDir, 'pgdata')]);
    children.push(orphan);
    await once(orphan, 'spawn');
    process.kill(cluster.postmasterPid() ?? 0, 'SIGKILL');
    writeFileSync(pidFile, `${orphan.pid}\n${dataDir}/pgdata\n`);
    await dies.promise;
    await delay(300);
    await cluster.stop();
    orphan.kill('SIGKILL');
    await once(orphan, 'exit');
    await delay(1_000);
    expect(cluster.postmasterPid()).toBeUndefined();
  });

  test('neither the app nor the owner is a superuser', async () => {
    const database = await open(path.join(root, 'roles'));
    const { rows } = await database.db.asApp((tx) =>
      sql`select rolname from pg_roles where rolname in ('app', 'huzzah_owner', 'anon', 'authenticated') and (rolsuper or rolbypassrls)`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([]);
    await database.stop();
  });

  test('a database of your own works too, and its user needs no more than to make roles', async () => {
    const cluster = await startEmbeddedPostgres({ dataDir: path.join(root, 'own') });
    try {
      const superuser = new pg.Client(cluster.superuserUrl);
      await superuser.connect();
      await superuser.query("create role site login createrole password 'site'");
      await superuser.query('create database site owner site');
      await superuser.end();
      const url = new URL(cluster.superuserUrl);
      [url.username, url.password, url.pathname] = ['site', 'site', '/site'];
      const own = await startDatabase({ databaseUrl: url.href, dataDir: root });
      const { rows } = await own.db.asApp((tx) => sql<{ role: string }>`select current_user as role`.execute(tx));
      expect(rows).toEqual([{ role: 'app' }]);
      await own.stop();
    } finally {
      await cluster.stop();
    }
  });
});
