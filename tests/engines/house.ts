import { connect, createServer } from 'node:net';
import { listenOnLoopback, type SharedDatabase } from '@digis/server/testing';
import { openServer, type Server } from '../support/server.ts';

export interface House {
  readonly server: Server;
  readonly origin: string;
  cutLine(): void;
  mendLine(): void;
  close(): Promise<void>;
}

export async function openHouse(database: SharedDatabase): Promise<House> {
  const server = await openServer(database);
  const port = Number(new URL(server.url).port);
  let isCut = false;
  const open = new Set<{ destroy(): void }>();
  const line = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      near.destroy();
      return;
    }
    open.add(near);
    const far = connect({ port, host: '127.0.0.1' });
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => {
      open.delete(near);
      far.destroy();
    });
    near.pipe(far).pipe(near);
  });
  const { url, close } = await listenOnLoopback(line);
  return {
    server,
    origin: url,
    cutLine: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mendLine: () => {
      isCut = false;
    },
    close: async () => {
      await close();
      await server.close();
    },
  };
}
