/** Stands in for AfroMessage on loopback: takes messages, and fails in the ways a provider fails. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';

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
  /** Its behaviour for the next messages: take them, or fail with this status and body. */
  answer: { status: number; body: string };
  /** Takes the message and closes the connection without a word. */
  hangsUp: boolean;
  /** It answers when this is done. */
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
