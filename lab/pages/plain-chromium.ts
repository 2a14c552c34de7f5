/**
 * A minimal CDP client, in place of Playwright: that inspects its pages, and Chromium then reads a
 * script again for each `Error` it creates, which no visitor pays for (decision 0067).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';

type Parameters = Readonly<Record<string, unknown>>;
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

export interface Tab {
  send(method: string, parameters?: Parameters): Promise<Answer>;
  /** Runs a function in the page; it must not use outer references. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface PlainChromium {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly error?: { readonly message: string };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: Message = JSON.parse(String(data));
    if (id === undefined) return;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  let last = 0;
  return (method: string, params: Parameters = {}, sessionId?: string): Promise<Answer> => {
    last += 1;
    const call = Promise.withResolvers<Answer>();
    waiting.set(last, call);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return call.promise;
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium has no output.');
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (?<address>ws:\S+)$/u.exec(line)?.groups?.['address'];
    if (address) return address;
  }
  throw new Error('Chromium did not start.');
}

export async function openPlainChromium(): Promise<PlainChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'digis-perf-'));
  const child = spawn(
    await findChromium(),
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumArgs],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const call = await connect(await addressOf(child));
  child.stderr?.resume();

  async function openTab(): Promise<Tab> {
    const { browserContextId } = await call('Target.createBrowserContext');
    const { targetId } = await call('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    const send: Tab['send'] = (method, parameters) => call(method, parameters, sessionId);
    return {
      send,
      async evaluate(run) {
        const { result, exceptionDetails } = await send('Runtime.evaluate', {
          expression: `(${String(run)})()`,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        return result.value;
      },
      close: () => call('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  return {
    openTab,
    async close() {
      const gone = once(child, 'exit');
      await call('Browser.close');
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
