/** Decodes images in a child process, which returns its memory and may crash. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '../base/errors.ts';
import { scriptOf } from '../base/places.ts';
import { limitConcurrency } from '../base/limit-concurrency.ts';

export interface DecoderTask {
  uploaded: Uint8Array;
  format: 'jpeg' | 'png' | 'webp';
  /** Largest width and height in pixels. */
  side: number;
}

export type DecoderAnswer =
  | { bytes: Uint8Array; residentBytes: number }
  | { fault: 'too large' | 'malformed' };

const script = scriptOf('files/decoder-process');
const idleMs = 10_000;
const limitMs = 20_000;
/** A process that uses more is replaced. */
const mostResidentBytes = 200e6;

/** One at a time, because a large image takes 250 MB; eight may wait. */
const limited = limitConcurrency(1, 8);

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [],
    // One arena, because memory freed in one cannot be used by another.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1' },
  });
  child.once('exit', () => {
    if (running === child) running = undefined;
  });
  child.on('error', () => undefined);
  return child;
}

function end(): void {
  running?.kill('SIGKILL');
  running = undefined;
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle = setTimeout(end, idleMs).unref();
}

async function ask(task: DecoderTask): Promise<DecoderAnswer> {
  clearTimeout(idle);
  const child = (running ??= start());
  child.ref();
  child.channel?.ref();
  const abort = new AbortController();
  const timer = setTimeout(end, limitMs);
  const { signal } = abort;
  const nothing = () => undefined;
  const answered = once(child, 'message', { signal }).then(
    ([answer]: DecoderAnswer[]) => answer,
    nothing,
  );
  const gone = once(child, 'exit', { signal }).then(nothing, nothing);
  try {
    child.send(task);
    // Not tried again: the image crashed the process or took too long.
    return (await Promise.race([answered, gone])) ?? { fault: 'malformed' };
  } finally {
    clearTimeout(timer);
    abort.abort();
    rest(child);
  }
}

export const imagesWaiting = (): number => limited.waiting();

export const decode = (task: DecoderTask): Promise<Buffer | null> =>
  limited(async () => {
    const answer = await ask(task);
    if ('fault' in answer) {
      if (answer.fault === 'too large') throw new AppError('PAYLOAD_TOO_LARGE');
      return null;
    }
    if (answer.residentBytes > mostResidentBytes) end();
    return Buffer.from(answer.bytes);
  });
