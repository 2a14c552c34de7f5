/** A session that survives a restart of the server. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { buildEvent } from '../../testing/factories.ts';
import { adminPassword } from './server-process.ts';

export class Refused extends Error {
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(path: string, { status, headers }: Response) {
    super(`${path} answered ${status}`);
    this.status = status;
    const seconds = headers.get('retry-after');
    this.retryAfterMs = seconds === null ? null : Number(seconds) * 1000;
  }
}

export interface Address {
  url: string;
}

const logIn = (
  { url }: Address,
  username: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ username, password }),
  });

export class ApiSession {
  readonly #headers: Record<string, string>;
  readonly address: Address;

  constructor(address: Address, headers: Record<string, string> = {}) {
    this.address = address;
    this.#headers = headers;
  }

  static async signIn(
    address: Address,
    username = 'admin',
    password = adminPassword,
    headers: Record<string, string> = {},
  ): Promise<ApiSession> {
    const response = await logIn(address, username, password, headers);
    if (!response.ok) throw new Refused('/api/login', response);
    const { token } = Object(await response.json());
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return new ApiSession(address, {
      ...headers,
      Authorization: `Bearer ${token}`,
      Cookie: cookie,
    });
  }

  static async tokenOf(address: Address, username: string, password: string): Promise<string> {
    return String(Object(await (await logIn(address, username, password)).json()).token);
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) };
    const response = await fetch(this.address.url + path, { ...init, headers });
    if (!response.ok) throw new Refused(path, response);
    return response;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<Record<string, unknown>> {
    const json = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const init = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
    return Object(await (await this.send(path, { method, ...init })).json());
  }

  async all<T>(path: string, field: string): Promise<T[]> {
    const rows: T[] = [];
    let next: unknown = '';
    do {
      const cursor = next === '' ? '' : `${path.includes('?') ? '&' : '?'}cursor=${String(next)}`;
      const page = await this.patiently(() => this.call('GET', path + cursor));
      rows.push(...(page[field] as T[]));
      next = page['next'];
    } while (next !== undefined);
    return rows;
  }

  /** Waits and repeats, because long lists hit the rate limit. */
  async patiently<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429 || error.retryAfterMs === null)
        throw error;
      await setTimeout(error.retryAfterMs);
      return this.patiently(call);
    }
  }

  schedule(key: string): Promise<Record<string, unknown>> {
    return this.call('POST', '/api/event', buildEvent({ remark: key }), key);
  }
}

export function timesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export async function prepareBusiness(api: ApiSession): Promise<void> {
  await api.call('POST', '/api/branch', { name: 'Bole', address: 'Africa Avenue' });
  const { id } = await api.call('POST', '/api/item', { name: 'ዶሮ ወጥ' });
  const pricing = [{ min: 1, max: 1000, value: 600 }];
  await api.call('POST', '/api/package', { name: 'Wedding Gold', items: [id], pricing });
}
