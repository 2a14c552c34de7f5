/** Asks for pages of events as fast as they come, over a few connections that stay open. */
import { Agent, request } from 'node:http';
import { elapsedMs } from '../../src/base/clock.ts';

const connections = 8;
const pages = 40;

export interface Load {
  requests: number;
  perSecond: number;
  p99: number;
}

function ask(agent: Agent, url: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

export async function pelt(url: string, token: string, forMs: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begin = elapsedMs();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (elapsedMs() - begin < forMs) {
      next += 1;
      const sent = elapsedMs();
      await ask(agent, `${url}/api/event?branch=1&page=${1 + (next % pages)}`, token);
      times.push(elapsedMs() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const seconds = (elapsedMs() - begin) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return { requests: times.length, perSecond: times.length / seconds, p99 };
}
