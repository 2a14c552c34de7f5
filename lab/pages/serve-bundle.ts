import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback, type Listening } from '@digis/server/testing';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const page = (entry: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><title>Limit</title><div id="root"></div><script type="module" src="/${entry}"></script>`;

async function bundle(entry: string): Promise<Map<string, Buffer>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(
    outputs
      .filter((file) => file.type === 'chunk')
      .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry))
      .map(({ fileName, code }) => [fileName, brotliCompressSync(code)]),
  );
}

async function passOn(url: string, authorization: string | undefined) {
  const answer = await fetch(url, { headers: authorization ? { authorization } : {} });
  return answer.text();
}

/** @param api where the calls of the page are answered */
export async function serveBundle(entry: string, api: string): Promise<Listening> {
  const scripts = await bundle(entry);
  const [first = ''] = scripts.keys();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const script = scripts.get(url.slice(1));
    if (url.startsWith('/api/')) {
      void passOn(api + url, request.headers.authorization).then((text) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
      );
    } else if (script) {
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
        .end(page(first));
    }
  });
  return listenOnLoopback(server);
}
