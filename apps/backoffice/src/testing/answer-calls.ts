/** Answers that a test gives in the server's place, where the server itself would give none of the kind. */

/** Answers the calls to a path until the returned function is called. */
export function answerCalls(path: string, answer: () => Promise<Response>): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname === path ? answer() : working(request);
  };
  return () => {
    globalThis.fetch = working;
  };
}

export const failCalls = (path: string) =>
  answerCalls(path, () => Promise.reject(new TypeError('offline')));

export const refuseCalls = (path: string, status: number, code: string) =>
  answerCalls(path, () => {
    const body = { success: false, msg: 'no', code, requestId: 'r1' };
    return Promise.resolve(Response.json(body, { status }));
  });
