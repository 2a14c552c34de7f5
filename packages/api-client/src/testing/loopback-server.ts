import { type IncomingMessage, type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  baseUrl: string;
  /** Oldest first. */
  requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  close: () => Promise<void>;
}

export async function startLoopbackServer(answer: RequestListener): Promise<LoopbackServer> {
  const requests: LoopbackServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const always =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
  };
