/** The SMS gateway: AfroMessage over HTTP. */
import { isRecord } from '../../base/is-record.ts';

export interface OutgoingMessage {
  /** A provider does not send a reference twice. */
  reference: string;
  to: string;
  text: string;
}

export interface Gateway {
  /**
   * Resolves when the provider has taken it. Rejects with `OutcomeUnknown` when that is uncertain, and otherwise when it was not
   * taken.
   */
  send(message: OutgoingMessage): Promise<void>;
}

/** The provider may have taken the message: its answer was lost, or did not come. */
export class OutcomeUnknown extends Error {}

export interface AfroMessageAccount {
  url: string;
  token: string;
  /** The identifier and the sender's name that AfroMessage has given the tenant. */
  from: string;
  sender: string;
}

/** Slow providers answer after a quarter of a minute; shorter than the lease of a message. */
const answerLimitMs = 60_000;

/** Its answer is small JSON: `acknowledge` says whether the message was taken. */
export function afroMessage(account: AfroMessageAccount, limitMs = answerLimitMs): Gateway {
  const { url, token, from, sender } = account;
  return {
    send: async ({ reference, to, text }) => {
      const { response, answer } = await fetch(
        new URL('api/send', url.endsWith('/') ? url : `${url}/`),
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ from, sender, to, message: text, reference }),
          redirect: 'error',
          signal: AbortSignal.timeout(limitMs),
        },
      )
        .then(async (response) => ({ response, answer: await asText(response) }))
        .catch((error: unknown) => {
          throw wasLost(error) ? new OutcomeUnknown('no answer', { cause: error }) : error;
        });
      // A proxy in front of the provider did not hear from it either.
      if (response.status === 504) throw new OutcomeUnknown('the provider answered 504');
      if (!response.ok || !/"acknowledge"\s*:\s*"success"/.test(answer)) {
        throw new Error(`the provider answered ${response.status}`);
      }
    },
  };
}

/** Errors of a connection after the request may have gone out; a refused connection took nothing. */
const lost = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

function wasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return isRecord(error.cause) && lost.has(String(error.cause['code']));
}

const longest = 64 * 1024;

export async function asText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Error('the answer is too long to be one');
  }
  return text;
}
