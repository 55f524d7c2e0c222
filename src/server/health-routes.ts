import { Hono } from 'hono';
import type { Database } from '../platform/node/db/database.ts';

/** A loop that lags longer than this is not healthy (RELIABILITY 6). */
const LAG_MAX_MS = 1000;
const DATABASE_ANSWER_MAX_MS = 500;

const loopLagMs = (): Promise<number> => {
  const asked = performance.now();
  return new Promise((resolve) => setImmediate(() => resolve(performance.now() - asked)));
};

/** /healthz says that the process is alive, without looking at anything else; /readyz that it can serve. */
export function healthRoutes({ db, isDraining }: { db: Database; isDraining: () => boolean }): Hono {
  const routes = new Hono();
  routes.get('/healthz', async (context) => {
    const lagMs = Math.round(await loopLagMs());
    const isAlive = lagMs < LAG_MAX_MS;
    return context.json({ status: isAlive ? 'ok' : 'lagging', lagMs }, isAlive ? 200 : 503);
  });
  routes.get('/readyz', async (context) => {
    if (isDraining()) return context.json({ status: 'draining' }, 503);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('slow')), DATABASE_ANSWER_MAX_MS);
    });
    try {
      await Promise.race([db.ping(), tooLate]);
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database not available' }, 503);
    } finally {
      clearTimeout(timer);
    }
  });
  return routes;
}
