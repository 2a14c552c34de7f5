import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from '../loopback.ts';

export interface DatabaseProxy {
  url: string;
  freeze(): void;
  thaw(): void;
  moveTo(otherUrl: string): void;
  close(): Promise<void>;
}

/** The PostgreSQL of a test run listens on a socket file. */
function reach(databaseUrl: string): Socket {
  const { port: named, hostname, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const port = named === '' ? '5432' : named;
  return folder === null
    ? connect({ port: Number(port), host: hostname, noDelay: true })
    : connect(`${folder}/.s.PGSQL.${port}`);
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = databaseUrl;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ noDelay: true }, (near) => {
    near.on('error', () => undefined);
    sockets.add(near);
    if (isFrozen) return;
    const far = reach(target);
    far.on('error', () => undefined);
    // If one end closes, so does the other, unless the network plays dead.
    far.on('close', () => isFrozen || near.destroy());
    near.on('close', () => isFrozen || far.destroy());
    sockets.add(far);
    near.pipe(far).pipe(near);
  });
  const { port, close } = await listenOnLoopback(server);
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
    moveTo: (otherUrl) => {
      target = otherUrl;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}
