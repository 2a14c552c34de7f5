/** Starts a script of this folder under plain Node, waits until it is ready, and passes it orders. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { TestApp } from '@digis/server/testing';

/** What a journey asks of the process of its server, and is never asked over HTTP. */
export type Order =
  | { readonly name: 'begin' }
  | { readonly name: 'end' }
  | { readonly name: 'set clock'; readonly instant: string }
  | { readonly name: 'advance clock'; readonly minutes: number }
  | { readonly name: 'create user'; readonly user: UserToCreate }
  | { readonly name: 'hire' };

export type UserToCreate = Parameters<TestApp['createUser']>[0];

/** @typeParam Ready what it says, as JSON in one line, when it is ready */
export interface StartedProcess<Ready> {
  readonly ready: Ready;
  /** Passes an order on and waits until it is carried out. */
  tell(order: Order): Promise<unknown>;
  /** Ends it gracefully; rejects when it ends with a fault. */
  stop(): Promise<void>;
}

export async function startProcess<Ready>(script: string): Promise<StartedProcess<Ready>> {
  const child = spawn('node', [script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const { stdout } = child;
  if (stdout === null) throw new Error(`${script} has no output to be heard by`);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = await new Promise<Ready>((resolve, reject) => {
    createInterface({ input: stdout }).once('line', (line) => resolve(JSON.parse(line)));
    void ended.then((code) =>
      reject(new Error(`${script} ended with ${code} before it was ready`)),
    );
  });
  return {
    ready,
    tell: (order) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.send(order);
        void ended.then((code) => reject(new Error(`${script} ended with ${code} meanwhile`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`${script} ended with ${code}`);
    },
  };
}
