import { callAt } from '../call-at.ts';
import type { AnswerAt, Method, PathOf } from '../client.ts';
import type { RefusalOf } from './example-types.ts';
import { firstExample, pathsWith } from './examples.ts';

export type MockAnswer<M extends Method, P extends PathOf<M>> =
  | AnswerAt<M, P>
  | RefusalOf<M, P>
  | Response;

/** Answers in place of the examples: `{ get: { '/vendor': { success: true, vendors: [] } } }`. */
export type MockAnswers = {
  readonly [M in Method]?: {
    readonly [P in PathOf<M>]?:
      | MockAnswer<M, P>
      | ((request: Request) => MockAnswer<M, P> | Promise<MockAnswer<M, P>>);
  };
};

export interface MockFetch {
  /** For `createApiClient({ fetch })`, an MSW handler, or the global fetch. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Oldest first; their bodies can be read. */
  readonly requests: readonly Request[];
}

type ByCall = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const partsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith('{');

/** Finds the longest path with which the address ends, whatever precedes it. */
function pathOf(address: string, paths: readonly string[]): string | undefined {
  const given = partsOf(new URL(address).pathname);
  return paths
    .filter((path) => {
      const parts = partsOf(path);
      const end = given.slice(-parts.length);
      return parts.every((part, at) => part === end[at] || (isParameter(part) && end[at]));
    })
    .sort((one, other) => partsOf(other).length - partsOf(one).length)[0];
}

function responseOf(answer: unknown, method: string, path: string): Response {
  if (answer instanceof Response) return answer;
  if (typeof answer === 'number') {
    return Response.json(firstExample(method, path, answer), { status: answer });
  }
  if (typeof answer !== 'string') return Response.json(answer);
  const type = callAt(method, path).answer ?? 'text/plain';
  return new Response(answer, { headers: { 'Content-Type': type } });
}

/** @param answers in place of the examples, by method and path */
export function createMockFetch(answers: MockAnswers = {}): MockFetch {
  const given: ByCall = answers;
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      const method = request.method.toLowerCase();
      const path = pathOf(request.url, pathsWith(method));
      if (path === undefined) {
        throw new TypeError(`The contract has no call ${request.method} ${request.url}.`);
      }
      const own = given[method]?.[path] ?? firstExample(method, path, 200);
      return responseOf(typeof own === 'function' ? await own(request) : own, method, path);
    },
  };
}
