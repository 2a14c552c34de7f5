/** Accepts only what the database can store. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError, invalid } from '../base/errors.ts';

const deepest = 12;

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening: ReadonlySet<number> = new Set([code('{'), code('[')]);
const closing: ReadonlySet<number> = new Set([code('}'), code(']')]);

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

const largestImage = 10 * 1024 * 1024;
/** Limited, because each may hold ten megabytes. */
const mostAtOnce = 8;

/** Refuses a large image before it has arrived. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  let receiving = 0;
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: largestImage, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
    onFile: async (part) => {
      if (receiving >= mostAtOnce) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 2 });
      receiving += 1;
      try {
        Object.assign(part, { value: await part.toBuffer() });
      } finally {
        receiving -= 1;
      }
    },
  });
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

interface Place {
  value: unknown;
  key: string;
  around: Place | null;
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.around !== null; at = at.around) keys.unshift(at.key);
  return keys.join('.');
}

/** Without recursion. Builds a path only for a text that is refused. */
export function requireStorable(whole: unknown): void {
  const open: Place[] = [{ value: whole, key: '', around: null }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) {
      throw invalid({ [pathOf(place) || 'body']: 'malformed' });
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value))
      open.push({ value: inner, key, around: place });
  }
}
