import { permissionValues } from '@digis/api-client/contract';
import {
  standardFixture,
  standardPeople,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { saveSettings } from '../../testing/books/logged-write.ts';
import { requestsOf, type FuzzRequest } from './requests.ts';

export interface FuzzResult {
  requests: number;
  hostile: number;
  statuses: Record<string, number>;
  faults: string[];
  books: string | null;
}

const methodOf = (request: FuzzRequest) => request.call.method as 'GET';

async function tokenOf(app: TestApp, role: string): Promise<string> {
  try {
    return (await app.as(role)).token ?? '';
  } catch {
    const access = [...permissionValues];
    await app.createUser({ username: role, branch_id: 1, access });
    return (await app.as(role)).token ?? '';
  }
}

async function send(app: TestApp, request: FuzzRequest, tokens: Map<string, string>) {
  const { role, url, headers, payload } = request;
  const token = tokens.get(role);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.app.inject({
    method: methodOf(request),
    url,
    headers: { ...authorization, ...headers },
    ...(payload !== undefined && { payload }),
  });
  if (token !== undefined && answer.body.includes('SESSION_EXPIRED')) {
    tokens.set(role, await tokenOf(app, role));
  }
  // A random request may have required a second factor of all users.
  if (answer.body.includes('TWO_FACTOR_REQUIRED')) {
    await saveSettings(app, { two_factor: 'off' });
  }
  if (request.call.id === 'logout') tokens.set(role, await tokenOf(app, role));
  return answer;
}

const isElsewhere = ({ url, call }: FuzzRequest, status: number): boolean =>
  status === 404 &&
  !new RegExp(`^/api${call.path.replaceAll(/\{\w+\}/g, '[^/]*')}(\\?|$)`).test(url);

/** A size announced in the headers is refused even without a body. */
const isTooLarge = ({ headers }: FuzzRequest, status: number): boolean =>
  status === 413 && headers['content-length'] !== undefined;

const shown = ({ call, role, url, payload }: FuzzRequest): string =>
  `${call.id} as ${role}: ${call.method} ${url.slice(0, 300)} ${String(payload ?? '').slice(0, 600)}`;

export async function fuzz(seed: number, howMany: number): Promise<FuzzResult> {
  const app = await startTestApp();
  try {
    await standardFixture(app);
    await standardPeople(app);
    await app.createUser({ username: 'all', branch_id: 1, access: [...permissionValues] });
    await app.createUser({ username: 'none', branch_id: 1 });
    const tokens = new Map<string, string>();
    for (const role of ['admin', 'hana', 'dawit', 'kebede', 'sara', 'all', 'none']) {
      tokens.set(role, await tokenOf(app, role));
    }
    const result: FuzzResult = {
      requests: howMany,
      hostile: 0,
      statuses: {},
      faults: [],
      books: null,
    };
    for (const request of requestsOf(seed, howMany)) {
      const { statusCode, body } = await send(app, request, tokens);
      result.hostile += request.isHostile ? 1 : 0;
      result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1;
      const isKnown = request.call.statuses.has(statusCode) && statusCode < 500;
      if (isKnown || isElsewhere(request, statusCode) || isTooLarge(request, statusCode)) continue;
      result.faults.push(`${statusCode} ${shown(request)} -> ${body.slice(0, 300)}`);
    }
    result.books = await app.verify();
    return result;
  } finally {
    await app.close();
  }
}
