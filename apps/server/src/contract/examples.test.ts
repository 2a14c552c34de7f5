import { expect, test } from 'vitest';
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

const isShown = ([type]: [string, Content]): boolean => !type.startsWith('image/');

function faultsOf(id: string, contents: readonly Record<string, Content>[]): unknown[] {
  return contents
    .flatMap(Object.entries<Content>)
    .filter(isShown)
    .flatMap(([type, { schema, examples = {} }]) => {
      const check = checkedAnswers({
        schema: { ...schema, components },
        method: 'example',
        url: id,
      });
      const values = Object.values(examples).map(({ value }) => value);
      return values.length === 0 ? [type] : values.flatMap((value) => faultOf(check, value));
    });
}

function faultOf(check: (value: unknown) => unknown, value: unknown): unknown[] {
  try {
    check(value);
    return [];
  } catch (fault) {
    return [fault];
  }
}

test.each(calls)(
  'the contract has valid examples of the request and response of %s',
  (id, { requestBody, responses }) => {
    const contents = [requestBody?.content ?? {}, responses['200']?.content ?? {}];
    expect(faultsOf(id, contents)).toEqual([]);
  },
);

test.each(Object.entries(components?.responses ?? {}))(
  'the contract has a valid example of the refusal %s',
  (name, { content = {} }) => {
    expect(faultsOf(name, [content])).toEqual([]);
  },
);
