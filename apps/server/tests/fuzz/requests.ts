import fc from 'fast-check';
import { calls, type Call, type Parameter } from './contract-requests.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostileParts,
  hostileValues,
  replacedIn,
} from './hostile.ts';
import { valuesOf } from './schema-values.ts';

export interface FuzzRequest {
  call: Call;
  role: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
  isHostile: boolean;
}

export const roles = ['admin', 'hana', 'dawit', 'kebede', 'sara', 'all', 'none', 'guest'] as const;

const encoded = (parameter: Parameter): fc.Arbitrary<string> =>
  valuesOf(parameter.schema).map((value) => encodeURIComponent(String(value)));

const boundary = 'fuzz-boundary';

function formOf(bytes: string): string {
  const disposition = 'Content-Disposition: form-data; name="image"; filename="../a.php%00.jpg"';
  return `--${boundary}\r\n${disposition}\r\nContent-Type: image/jpeg\r\n\r\n${bytes}\r\n--${boundary}--\r\n`;
}

function payloads({ body }: Call): fc.Arbitrary<{ type?: string; payload?: string }> {
  if (body === null) return fc.constant({});
  if (body.type !== 'application/json') {
    const type = `multipart/form-data; boundary=${boundary}`;
    const bytes = fc.constantFrom(
      '<svg onload="alert(1)"/>',
      '',
      'GIF89a',
      '\u0000\u0001',
      'x'.repeat(5_000),
    );
    return bytes.map((text) => ({ type, payload: formOf(text) }));
  }
  const made = valuesOf(body.schema);
  const shown = fc.constantFrom(...body.examples);
  // An example with one changed field gets further than a random body.
  const nearly = fc
    .tuple(shown, made)
    .map(([example, value]) => ({ ...Object(example), ...oneFieldOf(value) }));
  return fc
    .oneof(shown, nearly, made)
    .map((value) => ({ type: 'application/json', payload: JSON.stringify(value) }));
}

const oneFieldOf = (value: unknown): object =>
  Object.fromEntries(Object.entries(Object(value)).slice(-1));

interface Parts {
  query: Record<string, string | undefined>;
  path: Record<string, string | undefined>;
  header: Record<string, string | undefined>;
}

function parametersOf({ parameters }: Call): fc.Arbitrary<Parts> {
  const of = (place: Parameter['in']) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const named = own.map((parameter) => [
      parameter.name,
      parameter.required ? encoded(parameter) : fc.option(encoded(parameter), { nil: undefined }),
    ]);
    return fc.record<Record<string, string | undefined>>(Object.fromEntries(named));
  };
  return fc.record({ query: of('query'), path: of('path'), header: of('header') });
}

const urlOf = ({ path }: Call, parts: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => parts.path[name] ?? '');
  const query = Object.entries(parts.query).filter(([, value]) => value !== undefined);
  const text = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `/api${filled}${text === '' ? '' : `?${text}`}`;
};

function tameRequests(call: Call): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(fc.constantFrom(...roles), parametersOf(call), payloads(call))
    .map(([role, parts, { type, payload }]) => {
      const kept = Object.entries(parts.header).filter(([, value]) => value !== undefined);
      const headers = Object.fromEntries(
        kept.map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
      const url = urlOf(call, parts);
      return {
        call,
        role,
        url,
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
        payload,
        isHostile: false,
      };
    });
}

const withPart = ({ url }: FuzzRequest, part: string, name: string): string => {
  if (name === 'path') return url.replace(/\/[^/?]*(?=\?|$)/, `/${part}`);
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${part}`;
};

const names = ['id', 'page', 'cursor', 'branchId', 'date', 'type', 'phone', 'unknown', 'path'];

function hostileRequests(call: Call): fc.Arbitrary<FuzzRequest> {
  const tame = tameRequests(call);
  const inBody = fc.tuple(tame, fc.nat(), hostileValues).map(([request, place, by]) => {
    const isJson = request.headers['content-type'] === 'application/json';
    if (!isJson || typeof request.payload !== 'string') return request;
    return {
      ...request,
      payload: JSON.stringify(replacedIn(JSON.parse(request.payload), place, by)),
    };
  });
  const inUrl = fc
    .tuple(tame, hostileParts, fc.constantFrom(...names))
    .map(([request, part, name]) => ({ ...request, url: withPart(request, part, name) }));
  const inHeaders = fc
    .tuple(tame, hostileHeaders)
    .map(([request, headers]) => ({ ...request, headers: { ...request.headers, ...headers } }));
  const asBody = fc
    .tuple(tame, hostileBodies)
    .map(([request, payload]) => ({ ...request, payload }));
  const weighed =
    call.body === null
      ? fc.oneof({ arbitrary: inUrl, weight: 3 }, inHeaders)
      : fc.oneof(
          { arbitrary: inBody, weight: 7 },
          { arbitrary: inUrl, weight: 2 },
          inHeaders,
          asBody,
        );
  return weighed.map((request) => ({ ...request, isHostile: true }));
}

export function requestsOf(seed: number, howMany: number): FuzzRequest[] {
  const each = calls.map((call) => fc.oneof(tameRequests(call), hostileRequests(call)));
  return fc.sample(fc.oneof(...each), { seed, numRuns: howMany });
}
