/** Sends calls over persistent connections, each as soon as the one before is answered. */
import { Agent, request } from 'node:http';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';

export interface Call {
  method: string;
  path: string;
  body?: unknown;
}

export interface Load {
  requests: number;
  perSecond: number;
  p99: number;
}

export type Send = (call: Call) => Promise<Record<string, unknown>>;

export function senderTo(agent: Agent, url: string, token: string): Send {
  return ({ method, path, body }) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(text !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        'Idempotency-Key': crypto.randomUUID(),
      }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const said = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(Object(JSON.parse(said)));
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${said}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  };
}

export interface Target {
  url: string;
  token: string;
}

export async function pelt(
  { url, token }: Target,
  callOf: (turn: number) => Call,
  count: number,
  connections = 8,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = senderTo(agent, url, token);
  const times: number[] = [];
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (turn < count) {
      const call = callOf(turn);
      turn += 1;
      const begin = elapsedMs();
      await send(call);
      times.push(elapsedMs() - begin);
    }
  };
  const begin = elapsedMs();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (elapsedMs() - begin) / 1_000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return { requests: times.length, perSecond: times.length / seconds, p99 };
}
