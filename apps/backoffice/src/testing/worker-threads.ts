import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';

const WORLD = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.addEventListener = (_type, hear) => parentPort.on('message', (data) => hear({ data }));
  globalThis.postMessage = (answer) => parentPort.postMessage(answer);
  import(workerData);
`;

class ThreadWorker extends EventTarget {
  readonly #thread: Thread;

  constructor(address: string) {
    super();
    const { pathname } = new URL(address, window.location.href);
    const file = pathToFileURL(join(import.meta.dirname, '../..', pathname));
    this.#thread = new Thread(WORLD, { eval: true, workerData: file.href });
    this.#thread.on('message', (data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
  }

  postMessage(message: unknown) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a thread, no window.
    this.#thread.postMessage(message);
  }

  terminate() {
    void this.#thread.terminate();
  }
}

export function useWorkers() {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'Worker', { value: ThreadWorker, configurable: true });
  });
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'Worker', before);
    else Reflect.deleteProperty(globalThis, 'Worker');
  });
}
