import { createServer } from 'node:http';

const acknowledged = JSON.stringify({ acknowledge: 'success' });

export async function startDemoProvider(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(acknowledged);
    });
  });
  server.unref();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port of the loopback');
  return `http://127.0.0.1:${address.port}`;
}
