/** Spreads connections over servers, as a proxy in front of several does; one that is gone is passed over. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from '../../testing/loopback.ts';

export interface Balancer {
  url: string;
  /** By their addresses; those that are open stay where they are. */
  use(servers: readonly string[]): void;
  close(): Promise<void>;
}

async function firstThatAnswers(servers: readonly string[]): Promise<Socket | null> {
  for (const server of servers) {
    const { hostname, port } = new URL(server);
    const far = connect({ port: Number(port), host: hostname, noDelay: true });
    try {
      await once(far, 'connect');
      return far;
    } catch {
      // The next one, then.
    }
  }
  return null;
}

export async function startBalancer(): Promise<Balancer> {
  let servers: readonly string[] = [];
  let turn = 0;
  const balancer = createServer({ pauseOnConnect: true, noDelay: true }, (near) => {
    near.on('error', () => undefined);
    turn += 1;
    const from = turn % Math.max(1, servers.length);
    void firstThatAnswers([...servers.slice(from), ...servers.slice(0, from)]).then((far) => {
      if (far === null) return near.destroy();
      far.on('error', () => undefined);
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      return near.pipe(far).pipe(near);
    });
  });
  const { url, close } = await listenOnLoopback(balancer);
  return {
    url,
    use: (next) => {
      servers = next;
    },
    close,
  };
}
