/** Starts a script of this folder under plain Node and waits for the line that says it is ready. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Ready {
  readonly url: string;
  readonly password: string;
}

export interface StartedProcess {
  readonly ready: Ready;
  /** Ends it gracefully; rejects when it ends with a fault, as a server does whose books don't add up. */
  stop(): Promise<void>;
}

export async function startProcess(script: string): Promise<StartedProcess> {
  const child = spawn('node', [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = await new Promise<Ready>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    void ended.then((code) =>
      reject(new Error(`${script} ended with ${code} before it was ready`)),
    );
  });
  return {
    ready,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`${script} ended with ${code}`);
    },
  };
}
