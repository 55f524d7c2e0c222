export interface CircuitBreaker {
  /** False while the endpoint is left alone. After the rest one call goes through to see whether it is back. */
  mayTry: () => boolean;
  succeeded: () => void;
  /** Returns true when this failure was the one that opened the circuit. */
  failed: () => boolean;
}

const FAILURES_MAX = 3;
const REST_MS = 30_000;

/** Leaves a dead endpoint alone for a while, so that nobody waits for it in vain. Each process finds out by itself. */
export function circuitBreaker(now: () => Date): CircuitBreaker {
  let failures = 0;
  let restUntilMs = 0;
  return {
    mayTry: () => {
      if (failures < FAILURES_MAX) return true;
      if (now().getTime() < restUntilMs) return false;
      // The next one waits again until this one has come back.
      restUntilMs = now().getTime() + REST_MS;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures < FAILURES_MAX) return false;
      restUntilMs = now().getTime() + REST_MS;
      return failures === FAILURES_MAX;
    },
  };
}
