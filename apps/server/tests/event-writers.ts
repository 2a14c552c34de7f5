/** Writes events over HTTP from several hands at once and remembers which were acknowledged. */
import { randomUUID } from 'node:crypto';
import { buildEvent } from '../testing/factories.ts';
import { adminPassword } from './server-process.ts';

const hands = 6;

export interface Ledger {
  /** Keys whose event was answered with success. */
  acknowledged: Set<string>;
  /** Keys that were sent and got no definite answer. */
  unanswered: Set<string>;
}

export class ApiSession {
  readonly #token: string;
  url: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<ApiSession> {
    const guest = new ApiSession(url, '');
    const { token } = await guest.call('POST', '/api/login', {
      username: 'admin',
      password: adminPassword,
    });
    return new ApiSession(url, String(token));
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<Record<string, unknown>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return Object(await response.json());
  }

  /** The remark of each event tells under which key it was sent. */
  schedule(key: string): Promise<unknown> {
    return this.call('POST', '/api/event', buildEvent({ remark: key }), key);
  }

  /** How often each key's event is there. */
  async eventsByKey(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    let next: unknown = '';
    do {
      const cursor = next === '' ? '' : `?cursor=${String(next)}`;
      const page: { events?: { remark: string }[]; next?: string } = await this.call(
        'GET',
        `/api/event${cursor}`,
      );
      for (const { remark } of page.events ?? []) counts.set(remark, (counts.get(remark) ?? 0) + 1);
      next = page.next;
    } while (next !== undefined);
    return counts;
  }
}

/** The branch, items and package that every event needs. */
export async function prepareBusiness(api: ApiSession): Promise<void> {
  await api.call('POST', '/api/branch', { name: 'Bole', address: 'Africa Avenue' });
  const { id } = await api.call('POST', '/api/item', { name: 'ዶሮ ወጥ' });
  const pricing = [{ min: 1, max: 1000, value: 600 }];
  await api.call('POST', '/api/package', { name: 'Wedding Gold', items: [id], pricing });
}

/** Writes until the fault strikes, which it does once so many were acknowledged. */
export async function writeUntil(
  api: ApiSession,
  ledger: Ledger,
  enough: number,
  strike: () => unknown,
): Promise<void> {
  let written = 0;
  let isStruck = false;
  const write = async (): Promise<void> => {
    while (!isStruck) {
      const key = randomUUID();
      ledger.unanswered.add(key);
      try {
        await api.schedule(key);
      } catch {
        continue;
      }
      ledger.unanswered.delete(key);
      ledger.acknowledged.add(key);
      written += 1;
      if (written === enough) {
        isStruck = true;
        strike();
      }
    }
  };
  await Promise.all(Array.from({ length: hands }, write));
}

/** A person presses Save again: the same key, until there is an answer. */
export async function retryUnanswered(api: ApiSession, ledger: Ledger): Promise<void> {
  for (const key of ledger.unanswered) {
    await api.schedule(key);
    ledger.unanswered.delete(key);
    ledger.acknowledged.add(key);
  }
}
