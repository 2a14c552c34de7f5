/** Several servers on one database behind one address. */
import { startServer, type ServerProcess } from '../server-process.ts';
import { startBalancer } from './balancer.ts';

export interface BalancedServers {
  url: string;
  /** Without a warning; another one comes in its place. */
  killOne(): Promise<void>;
  /** One after the other, each when the new one in its place is ready. */
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
