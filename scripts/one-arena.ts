import process from 'node:process';

/**
 * Starts this process anew with one heap for all of its threads, where the C library would give each its own: what one
 * thread gives back, another may use. It keeps 60 MB less of 410 at rest (docs/decisions/0033). The number is read before the first line
 * of a program runs, hence the new start, which keeps the process and its number and takes as long as `node -e 0`. Another
 * C library than glibc knows no such number and is none the worse.
 */
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
  });
