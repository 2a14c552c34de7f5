import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { listenOnLoopback } from '#testing/loopback.ts';

interface Balancer {
  url: string;
  /** Sends new connections to these servers; open ones stay. */
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
      // Tries the next one.
    }
  }
  return null;
}

async function startBalancer(): Promise<Balancer> {
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

export interface BalancedServers {
  url: string;
  killOne(): Promise<void>;
  /** Replaces the servers one by one, each when its replacement is ready. */
  replaceAll(): Promise<void>;
  close(): Promise<void>;
}

export async function startServers(
  count: number,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<BalancedServers> {
  const balancer = await startBalancer();
  const servers: ServerProcess[] = [];
  async function startAt(place: number) {
    servers[place] = await startServer(folder, environment);
    balancer.use(servers.map(({ url }) => url));
  }
  const stopAll = () => Promise.all(servers.map((server) => server.kill('SIGTERM')));
  try {
    for (let place = 0; place < count; place += 1) await startAt(place);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    url: balancer.url,
    killOne: async () => {
      await servers[0]?.kill('SIGKILL');
      await startAt(0);
    },
    replaceAll: async () => {
      for (const [place, old] of [...servers].entries()) {
        await startAt(place);
        await old.kill('SIGTERM');
      }
    },
    close: async () => {
      await stopAll();
      await balancer.close();
    },
  };
}
