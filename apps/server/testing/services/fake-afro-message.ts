import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../loopback.ts';

export interface TakenMessage {
  reference: string;
  to: string;
  message: string;
  from: string;
  sender: string;
  authorization: string | undefined;
}

export interface FakeProvider {
  url: string;
  taken: TakenMessage[];
  answer: { status: number; body: string };
  hangsUp: boolean;
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

export const acknowledged = {
  status: 200,
  body: JSON.stringify({ acknowledge: 'success', response: { status: 'Send in progress' } }),
};

export async function startFakeProvider(): Promise<FakeProvider> {
  const provider = {
    taken: [] as TakenMessage[],
    answer: acknowledged,
    hangsUp: false,
    beforeAnswer: async () => {},
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (provider.answer === acknowledged) {
      const { authorization } = request.headers;
      provider.taken.push({ ...JSON.parse(body), authorization });
    }
    await provider.beforeAnswer();
    if (provider.hangsUp) {
      request.socket.destroy();
      return;
    }
    response.writeHead(provider.answer.status, { 'Content-Type': 'application/json' });
    response.end(provider.answer.body);
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  const { url, close } = await listenOnLoopback(server);
  return Object.assign(provider, { url, close });
}
