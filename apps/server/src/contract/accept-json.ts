/** Reads JSON, and refuses what is nested deeper than any form before a parser or a check recurses into it. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const deepest = 12;

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening: ReadonlySet<number> = new Set([code('{'), code('[')]);
const closing: ReadonlySet<number> = new Set([code('}'), code(']')]);

/** One look at each sign; brackets inside a text do not count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (opening.has(sign)) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (closing.has(sign)) depth -= 1;
  }
  return false;
}

export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const json = String(text);
    if (isTooDeep(json)) {
      done(new AppError('MALFORMED_JSON', { msg: 'The body is nested too deeply.' }));
      return;
    }
    void parse(request, json, done);
  });
}
