/** Stands between the server and PostgreSQL, and can fall silent as a dead network does: nothing closes, nothing comes. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  /** Of the database behind it. */
  url: string;
  /** What is open stays mute for good. */
  freeze(): void;
  /** New connections pass again. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = target.port === '' ? '5432' : target.port;
  // The run's PostgreSQL listens on a file, as the embedded one does.
  const reach = (): Socket =>
    folder === null
      ? connect(Number(port), target.hostname)
      : connect(`${folder}/.s.PGSQL.${port}`);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    sockets.add(near);
    if (isFrozen) return;
    const far = reach();
    far.on('error', () => undefined);
    sockets.add(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
