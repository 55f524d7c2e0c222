import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { listCounts } from '../features/analytics/server/event-counts.sql.ts';
import { authRoutes } from '../features/auth/server/auth-routes.ts';
import type { AuthDeps } from '../features/auth/server/auth-services.ts';
import type { TokenVerifier } from '../features/auth/server/public.ts';
import { UnsoundPlan } from '../features/planner/server/public.ts';
import type { ReadShelf } from '../features/store/server/store-shelf.ts';
import type { TripFileServices } from '../features/trip-files/server/trip-file-services.ts';
import { isClientGone } from '../platform/node/client-gone.ts';
import type { Log } from '../platform/node/log.ts';
import { listMails } from '../platform/node/mail/outbox.sql.ts';
import { TaskLost } from '../platform/node/workers/worker-pool.ts';
import type { ClientKey } from './client-key.ts';
import { isPassing, loggable } from './failure.ts';
import { formRoutes } from './forms/form-routes.ts';
import { accountRoutes } from './functions/account-routes.ts';
import { type FunctionServices, functionsRoutes } from './functions/functions-routes.ts';
import { recoveryCodeRoutes } from './functions/recovery-code-routes.ts';
import { storeRoutes } from './functions/store-routes.ts';
import { tripFileCalls } from './functions/trip-file-calls.ts';
import { healthRoutes } from './health-routes.ts';
import { requireApiKey } from './middleware/api-key.ts';
import { allowListCors } from './middleware/cors.ts';
import { requestLog } from './middleware/request-log.ts';
import { avatarRoutes } from './pages/avatar-routes.ts';
import { calendarRoutes } from './pages/calendar-routes.ts';
import { crawlerRoutes } from './pages/crawler-routes.ts';
import { restRoutes } from './rest/rest-routes.ts';

export interface AppOptions {
  services: FunctionServices &
    Pick<TripFileServices, 'makeFile'> & {
      anonKey: string;
      /** Says whose a token is, whether or not it shows the second factor that `verifyToken` asks for. */
      tokenVerifier: TokenVerifier;
    };
  log: Log;
  publicUrl: string;
  publicConfig: object;
  readShelf: ReadShelf;
  /** The HTML of a built page, to show something else in its frame; undefined where nothing is built. */
  pageAt: (path: string) => string | undefined;
  mailAutoconfirm: boolean;
  securityContact: string | null;
  /** Other origins whose pages may call the three protocols. */
  allowedOrigins: readonly string[];
  /** Whom limits count a request against. */
  clientKey: ClientKey;
  accounts: Pick<AuthDeps, 'limitScale' | 'factorKeys' | 'captcha' | 'redirectUrls' | 'googleClient' | 'passwords'>;
  isDraining: () => boolean;
}

/** Everything that is not a file of the build: the three protocols, health and the public configuration. */
export function createApp(options: AppOptions): Hono {
  const { services, log, publicUrl, publicConfig, readShelf, pageAt, mailAutoconfirm, allowedOrigins, isDraining } =
    options;
  const { clientKey, accounts } = options;
  const { db, now, verifyToken } = services;
  const app = new Hono();
  app.use(requestLog(log));
  app.route('/', healthRoutes({ db, isDraining }));
  app.get('/config.json', (context) => context.json(publicConfig));
  // The front door lets only the local developer through to these two.
  app.get('/dev/counts.json', async (context) => context.json(await db.asApp(listCounts)));
  app.get('/dev/mail.json', async (context) => context.json(await db.asApp(listMails)));

  app.route('/', crawlerRoutes({ publicUrl, securityContact: options.securityContact, now }));
  app.route('/', avatarRoutes(db));
  app.route('/', calendarRoutes({ ...services, publicUrl, clientKey }));
  app.route('/forms', formRoutes({ services, clientKey, log, publicUrl, pageAt }));
  for (const protocol of ['auth', 'rest', 'functions']) {
    app.use(`/${protocol}/v1/*`, allowListCors(publicUrl, allowedOrigins), requireApiKey(services.anonKey));
  }
  app.route(
    '/auth/v1',
    authRoutes({ ...accounts, db, publicUrl, mailAutoconfirm, now, log, sendMail: services.sendMail, clientKey }),
  );
  app.route('/rest/v1', restRoutes({ db, verifyToken, log, now }));
  // Before the commands and apart from their limit: a crowd that waits for a slow store must not keep a planner out.
  app.route('/functions/v1', storeRoutes(readShelf));
  app.route(
    '/functions/v1',
    recoveryCodeRoutes({
      db,
      now,
      publicUrl,
      clientKey,
      verifier: services.tokenVerifier,
      sendMail: services.sendMail,
    }),
  );
  app.route(
    '/functions/v1',
    accountRoutes({ db, now, log, publicUrl, verifier: services.tokenVerifier, sendMail: services.sendMail }),
  );
  app.route('/functions/v1', tripFileCalls({ ...services, publicUrl }));
  app.route('/functions/v1', functionsRoutes({ ...services, clientKey }));

  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) {
      const refusal = error.getResponse();
      return context.newResponse(refusal.body, refusal);
    }
    if (isClientGone(error)) return context.json({ error: 'The request did not arrive whole' }, 400);
    const id = context.res.headers.get('x-request-id') ?? undefined;
    if (error instanceof TaskLost) log.error({ id, cause: String(error.cause) }, 'a planner thread was lost');
    if (error instanceof TaskLost || isPassing(error)) {
      log.warn({ id, reason: error.message }, 'turned away');
      return context.json({ error: 'We are very busy right now. Please try again in a moment.' }, 503, {
        'retry-after': '2',
      });
    }
    log.error({ id, ...loggable(error) }, error instanceof UnsoundPlan ? 'unsound plan' : 'request failed');
    return context.json({ error: 'Something went wrong on our side. Please try again later.', id }, 500);
  });
  return app;
}
