/** The limit of any React app: a page that says one word, built and served as ours is. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'virtual:hello';
const code = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', { id: 'word' }, 'Hello'));
`;
const page =
  '<!doctype html><title>Hello</title><div id="root"></div><script type="module" src="/main.js"></script>';

async function bundle(): Promise<string> {
  const result = await build({
    root: 'apps/backoffice',
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'hello',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

export interface Served {
  readonly url: string;
  close(): void;
}

export async function serveHelloWorld(): Promise<Served> {
  const script = brotliCompressSync(await bundle());
  const server = createServer((request, response) => {
    if (request.url !== '/main.js') {
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
        .end(page);
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'br',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
