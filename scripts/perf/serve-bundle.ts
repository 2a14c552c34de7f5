/** One page with one script, built and served as ours is; what it asks of the API is passed on. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const page =
  '<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><title>Limit</title><div id="root"></div><script type="module" src="/main.js"></script>';

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

export interface Served {
  readonly url: string;
  close(): void;
}

async function passOn(url: string, authorization: string | undefined) {
  const answer = await fetch(url, { headers: authorization ? { authorization } : {} });
  return answer.text();
}

/** @param api where the calls of the page are answered */
export async function serveBundle(entry: string, api: string): Promise<Served> {
  const script = brotliCompressSync(await bundle(entry));
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) {
      void passOn(api + request.url, request.headers.authorization).then((text) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
      );
    } else if (request.url === '/main.js') {
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Content-Encoding': 'br',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .end(script);
    } else {
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
        .end(page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
