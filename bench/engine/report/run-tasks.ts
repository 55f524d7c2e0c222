import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Folders, type Task, type TaskResult, taskKey } from './run-task.ts';

const PROGRESS_EVERY_MS = 15_000;

/**
 * The results of all tasks, run in `threads` threads. Each result is a line of `file` as soon as it is there, and what
 * the file holds already is not run again: a run that was broken off goes on where it was. Where nothing is to be
 * measured the results are what the file holds.
 */
export async function runTasks(
  tasks: readonly Task[],
  options: { folders: Folders; threads: number; file: string; isMeasured: boolean; log: (line: string) => void },
): Promise<TaskResult[]> {
  const done = new Map(readResults(options.file).map((result) => [taskKey(result), result]));
  const open = options.isMeasured ? tasks.filter((task) => !done.has(taskKey(task))) : [];
  const known = tasks.filter((task) => done.has(taskKey(task))).length;
  if (known > 0) options.log(`${known} of ${tasks.length} runs are known already`);
  const seconds = open.reduce((sum, task) => sum + task.ms, 0) / 1000;
  if (open.length > 0) {
    options.log(
      `${open.length} runs, ${Math.ceil(seconds / 60)} min of processor time in ${options.threads} thread(s)`,
    );
  }
  let reported = performance.now();
  let finished = 0;
  const queue = open.values();
  const keep = (result: TaskResult): void => {
    appendFileSync(options.file, `${JSON.stringify(result)}\n`);
    done.set(taskKey(result), result);
    finished += 1;
    if (performance.now() - reported < PROGRESS_EVERY_MS) return;
    reported = performance.now();
    options.log(`${finished} of ${open.length} runs`);
  };
  const threads = Math.min(options.threads, open.length);
  await Promise.all(Array.from({ length: threads }, () => serve(queue, tasks, options.folders, keep)));
  return tasks.flatMap((task) => done.get(taskKey(task)) ?? []);
}

function readResults(file: string): TaskResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): TaskResult[] => {
      // The last line is cut short when the run was stopped in the middle of writing it.
      if (!line.endsWith('}')) return [];
      return [JSON.parse(line)];
    });
}

/** Feeds one thread until no task is left. */
function serve(
  queue: Iterator<Task>,
  all: readonly Task[],
  folders: Folders,
  keep: (result: TaskResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('task-worker.ts', import.meta.url), {
      workerData: { folders, warmUp: warmUpFor(all) },
    });
    worker.on('error', reject);
    worker.on('message', (message: TaskResult | 'ready') => {
      if (message !== 'ready') keep(message);
      const next = queue.next();
      if (next.done) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(next.value);
    });
  });
}

/** A second of each set, not counted: the first rounds of a thread run before its code is compiled. */
function warmUpFor(tasks: readonly Task[]): Task[] {
  const sets = [...new Set(tasks.map((task) => task.set))];
  return sets.flatMap((set) => {
    const own = tasks.filter((task) => task.set === set);
    return [0, 0.4, 0.8].flatMap((share) => {
      const task = own[Math.floor(own.length * share)];
      return task ? [{ ...task, ms: 350, seed: 99 }] : [];
    });
  });
}
