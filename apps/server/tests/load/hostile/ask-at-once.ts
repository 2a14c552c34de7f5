import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { callerAt } from './probe.ts';

// Yields the processor to the server, because a real attacker has another machine.
setPriority(19);

const { url, token, path, times } = workerData;
const caller = callerAt(String(url), String(token));
const answers: Record<string, number> = {};
if (parentPort === null) throw new Error('it is a thread');
// Waits until told, so that its start does not disturb the measurement.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a thread, no window.
parentPort.postMessage('ready');
await once(parentPort, 'message');
await Promise.all(
  Array.from({ length: Number(times) }, async () => {
    const said = await caller.get(String(path)).then(
      ({ status }) => String(status),
      () => 'closed',
    );
    answers[said] = (answers[said] ?? 0) + 1;
  }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a thread, no window.
parentPort.postMessage(answers);
