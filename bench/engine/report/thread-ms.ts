/** Milliseconds of processor time of this thread: the same on a busy machine as on an idle one. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
