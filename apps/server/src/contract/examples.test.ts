import { describe, expect, it } from 'vitest';
import { loadContract } from './load-contract.ts';
import { checkedAnswers } from './schema-check.ts';

interface Content {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}

interface Shown {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const document: { paths: object; components?: object } = (await loadContract()).document;
const { components } = document;
const calls: [id: string, Shown][] = Object.values(document.paths)
  .flatMap((path) => Object.values<Shown>(path))
  .map((call) => [call.operationId, call]);

/** A picture is its own example; everything else is shown in words. */
const isShown = ([type]: [string, Content]): boolean => !type.startsWith('image/');

describe('every call shows what it takes and what it answers, as the contract has it', () => {
  it.each(calls)('%s', (_id, { requestBody, responses }) => {
    const contents = [requestBody?.content ?? {}, responses['200']?.content ?? {}];
    for (const [, { schema, examples = {} }] of contents
      .flatMap(Object.entries<Content>)
      .filter(isShown)) {
      const values = Object.values(examples).map(({ value }) => value);
      expect(values).not.toEqual([]);
      const whole = { ...schema, components };
      const check = checkedAnswers({ schema: whole, method: 'example', url: _id });
      for (const value of values) expect(() => check(value)).not.toThrow();
    }
  });
});
