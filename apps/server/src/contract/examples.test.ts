import { describe, expect, it } from 'vitest';
import { loadContract } from './load-contract.ts';
import { checkedAnswers } from './schema-check.ts';

interface Content {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}

interface Answered {
  content?: Record<string, Content>;
}

interface Shown {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answered>;
}

interface Shared {
  responses?: Record<string, Answered>;
}

const document: { paths: object; components?: Shared } = (await loadContract()).document;
const { components } = document;
const calls: [id: string, Shown][] = Object.values(document.paths)
  .flatMap((path) => Object.values<Shown>(path))
  .map((call) => [call.operationId, call]);

/** A picture is its own example; everything else is shown in words. */
const isShown = ([type]: [string, Content]): boolean => !type.startsWith('image/');

/** Fails unless there are examples, and all of them are of the schema. */
function expectFitting(id: string, contents: readonly Record<string, Content>[]) {
  for (const [, { schema, examples = {} }] of contents
    .flatMap(Object.entries<Content>)
    .filter(isShown)) {
    const values = Object.values(examples).map(({ value }) => value);
    expect(values).not.toEqual([]);
    const check = checkedAnswers({
      schema: { ...schema, components },
      method: 'example',
      url: id,
    });
    for (const value of values) expect(() => check(value)).not.toThrow();
  }
}

describe('every call shows what it takes and what it answers, as the contract has it', () => {
  it.each(calls)('%s', (id, { requestBody, responses }) => {
    expectFitting(id, [requestBody?.content ?? {}, responses['200']?.content ?? {}]);
  });
});

describe('every refusal shows an answer, as the contract has it', () => {
  it.each(Object.entries(components?.responses ?? {}))('%s', (name, { content = {} }) => {
    expectFitting(name, [content]);
  });
});
