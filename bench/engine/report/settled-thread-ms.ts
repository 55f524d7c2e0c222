import { threadMs } from './thread-ms.ts';

/** Long enough that the kernel puts the thread aside, milliseconds. */
const ASIDE_MS = 0.05;

const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * As `threadMs`, to a few hundredths of a millisecond. The kernel adds up the time of a running thread only at its tick,
 * every 4 ms here, but always when it puts the thread aside: so this waits for a moment before it asks. It takes about
 * 15 µs of the thread's time, and too long for the inner loop of a search.
 */
export function settledThreadMs(): number {
  Atomics.wait(cell, 0, 0, ASIDE_MS);
  return threadMs();
}
