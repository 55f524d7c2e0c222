import { parentPort, workerData } from 'node:worker_threads';
import { type Folders, runTask, type Task } from './run-task.ts';

// A thread of the quality report: takes one task after another and answers each with its result.
const { folders, warmUp }: { folders: Folders; warmUp: readonly Task[] } = workerData;
for (const task of warmUp) runTask(task, folders);
parentPort?.on('message', (task: Task) => parentPort?.postMessage(runTask(task, folders)));
parentPort?.postMessage('ready');
