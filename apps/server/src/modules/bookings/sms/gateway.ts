import { isRecord } from '#base/is-record.ts';
import { tidyText } from '#base/tidy-text.ts';

interface OutgoingMessage {
  /** The provider's idempotency key. */
  reference: string;
  to: string;
  text: string;
}

export interface Gateway {
  /**
   * Resolves when the provider has accepted the message.
   * @throws NotTaken, or OutcomeUnknown if the provider may have accepted it.
   */
  send(message: OutgoingMessage): Promise<void>;
}

export class OutcomeUnknown extends Error {}

/** The provider did not take the message. A blank `reason` means that it was not reached. */
export class NotTaken extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super('the message was not taken', options);
    this.reason = reason;
  }
}

interface AfroMessageAccount {
  url: string;
  token: string;
  from: string;
  sender: string;
}

/** Slow providers take 15 seconds. The limit must stay shorter than the lease of a message. */
const answerLimitMs = 60_000;

export function afroMessage(account: AfroMessageAccount, limitMs = answerLimitMs): Gateway {
  const { url, token, from, sender } = account;
  const address = new URL('api/send', url.endsWith('/') ? url : `${url}/`);
  return {
    send: async ({ reference, to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, sender, to, message: text, reference }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      }).catch((cause: unknown) => {
        throw wasLost(cause)
          ? new OutcomeUnknown('no answer', { cause })
          : new NotTaken('', { cause });
      });
      requireTaken(response, await readAnswer(response));
    },
  };
}

async function readAnswer(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const answer: unknown = JSON.parse(await asText(response));
    return isRecord(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function requireTaken({ ok, status }: Response, answer: Record<string, unknown> = {}): void {
  // A proxy cannot tell whether the provider got it.
  if (status === 504) throw new OutcomeUnknown('the provider answered 504');
  if (!ok || answer['acknowledge'] === 'error') {
    throw new NotTaken(reasonIn(answer['response']) ?? String(status));
  }
  if (answer['acknowledge'] !== 'success') throw new OutcomeUnknown('the answer says neither');
}

const longestReason = 200;

/** The provider's reason: a text, or `errors` with texts or with lists by field. */
function reasonIn(said: unknown): string | undefined {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.values(isObject(value) ? value : {}).flatMap(texts);
  const found = texts(isRecord(said) && 'errors' in said ? said['errors'] : said);
  const reason = tidyText(found.join(', ')).slice(0, longestReason);
  return reason === '' ? undefined : reason;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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

async function asText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Error('the answer is too long to be one');
  }
  return text;
}
