import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { buildApp } from '../app.ts';

const standard = useStandardApp();
let patient: Listening;
let strict: Listening;
let token = '';

interface Listening {
  port: number;
  close(): Promise<void>;
}

async function listening(windowMs: number): Promise<Listening> {
  const slowness = { requestMs: 300, uploadMs: 60_000, windowMs, leastBytes: 200 };
  const app = await buildApp({ ...standard.app, slowness, logger: false, webFolder: '' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(address).port), close: () => app.close() };
}

beforeAll(async () => {
  patient = await listening(60_000);
  strict = await listening(500);
  token = (await standard.app.as('hana')).token ?? '';
});
afterAll(async () => {
  await patient.close();
  await strict.close();
});

const form = '--b\r\nContent-Disposition: form-data; name="image"; filename="x"\r\n\r\n';

function begin({ port }: Listening, path: string, type: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`,
  );
  return socket;
}

const multipart = 'multipart/form-data; boundary=b';

describe('a slow request body', () => {
  it('a slow form is aborted, while a slow upload may finish', async () => {
    const picture = begin(patient, '/api/upload-file', multipart);
    const answer = once(picture, 'data');
    picture.write(form);
    await once(begin(patient, '/api/event', 'application/json').resume(), 'close');
    const tail = '\r\n--b--\r\n';
    picture.write('x'.repeat(100_000 - form.length - tail.length) + tail);
    expect(String(await answer)).toMatch(/^HTTP\/1.1 415 /);
    picture.destroy();
  });

  it('a stalled upload is aborted', async () => {
    const socket = begin(strict, '/api/upload-file', multipart).resume();
    expect(await once(socket, 'close')).toHaveLength(1);
  });
});

describe('connections of one address', () => {
  it('idle connections from one address do not block others', async () => {
    const { port } = patient;
    const from = (localAddress: string): Socket =>
      connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    let closed = 0;
    const idle: Socket[] = [];
    while (idle.length < 3_000) {
      const some = Array.from({ length: 100 }, () => from('127.0.0.2').resume());
      for (const socket of some) socket.once('close', () => (closed += 1));
      await Promise.all(some.map((socket) => once(socket, 'connect')));
      idle.push(...some);
    }
    await expect.poll(() => closed).toBeGreaterThanOrEqual(2_750);
    const other = from('127.0.0.3');
    other.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(String(await once(other, 'data'))).toMatch(/^HTTP\/1.1 200 /);
    for (const socket of [...idle, other]) socket.destroy();
  });
});
