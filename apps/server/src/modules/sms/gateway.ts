/** The SMS gateway: AfroMessage over HTTP. */

export interface OutgoingMessage {
  /** A provider does not send a reference twice. */
  reference: string;
  to: string;
  text: string;
}

export interface Gateway {
  /** Resolves when the provider has taken it; rejects when it has not, or when the outcome is unknown. */
  send(message: OutgoingMessage): Promise<void>;
}

export interface AfroMessageAccount {
  url: string;
  token: string;
  /** The identifier and the sender's name that AfroMessage has given the tenant. */
  from: string;
  sender: string;
}

const answerLimitMs = 10_000;

/** Its answer is small JSON: `acknowledge` says whether the message was taken. */
export function afroMessage({ url, token, from, sender }: AfroMessageAccount): Gateway {
  return {
    send: async ({ reference, to, text }) => {
      const response = await fetch(new URL('api/send', url.endsWith('/') ? url : `${url}/`), {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, sender, to, message: text, reference }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const answer = await asText(response);
      if (!response.ok || !/"acknowledge"\s*:\s*"success"/.test(answer)) {
        throw new Error(`the provider answered ${response.status}`);
      }
    },
  };
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
