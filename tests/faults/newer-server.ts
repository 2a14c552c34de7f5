/** Simulates a deploy: another service worker, and missing code files. */
import { createServer, request } from 'node:http';
import { listenOnLoopback } from '@digis/server/testing';

export interface NewerServer {
  readonly url: string;
  deploy(): void;
  unplug(): void;
  close(): Promise<void>;
}

export async function startNewerServer(target: string): Promise<NewerServer> {
  let isNewer = false;
  let isUnplugged = false;
  const server = createServer((asked, answer) => {
    if (isUnplugged) {
      asked.socket.destroy();
      return;
    }
    // Bypasses caches and compression, by which the older version could be answered.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const on = request(new URL(asked.url ?? '/', target), { method: asked.method, headers });
    on.on('response', (given) => {
      const isWorker = asked.url === '/service-worker.js';
      const { 'content-length': _length, ...open } = given.headers;
      answer.writeHead(given.statusCode ?? 500, isWorker ? open : given.headers);
      given.pipe(answer, { end: !isWorker });
      if (isWorker) given.on('end', () => answer.end(isNewer ? '// newer\n' : ''));
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
    deploy: () => (isNewer = true),
    unplug: () => (isUnplugged = true),
    close,
  };
}
