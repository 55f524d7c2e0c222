import { type DeliveryDeps, deliverDue, UNREACHABLE } from './deliver-due.ts';
import { retryDelayMs } from './retry-delay.ts';

/** How soon a new mail is seen. The question is one look into an index that is nearly always empty. */
const POLL_MS = 1_000;
/** Talks with the server at once, of this process. */
const AT_ONCE = 4;
/** A stop waits that long for mail in flight; after that its connection is cut and the mail tried again later. */
const STOP_MS = 20_000;

export interface MailJob {
  /** Takes no more mail and waits for what is in flight. */
  stop: () => Promise<void>;
}

/**
 * Sends mail as long as the process runs. Any number of instances may do so on one database. While the server is away
 * one mail is tried at a time, more and more rarely, so that neither it nor the log is flooded.
 */
export function startMailJob(deps: DeliveryDeps, pollMs: number = POLL_MS): MailJob {
  const cut = new AbortController();
  let isStopping = false;
  let wake = (): void => undefined;
  let faultsInARow = 0;

  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const round = async (): Promise<number> => {
    try {
      const { tried, delivered, unreachable } = await deliverDue(deps, faultsInARow > 0 ? 1 : AT_ONCE, cut.signal);
      if (delivered > 0 || unreachable === 0) {
        if (faultsInARow > 0 && tried > 0) deps.log.info({ faultsInARow }, 'the mail server is back');
        if (tried > 0) faultsInARow = 0;
        return tried > 0 ? 0 : pollMs;
      }
      faultsInARow += 1;
      deps.log.warn({ faultsInARow }, 'the mail server cannot be reached or refuses us: npm run mail -- list');
    } catch (error) {
      deps.log.warn({ error: String(error) }, 'the mail queue could not be read');
      return pollMs * 5;
    }
    return Math.max(pollMs, retryDelayMs(faultsInARow, deps.chance(), UNREACHABLE));
  };

  const running = (async () => {
    while (!isStopping) {
      const waitMs = await round();
      if (!isStopping && waitMs > 0) await rest(waitMs);
    }
  })();

  return {
    stop: async () => {
      isStopping = true;
      wake();
      const tooLong = setTimeout(() => cut.abort(), STOP_MS);
      await running;
      clearTimeout(tooLong);
    },
  };
}
