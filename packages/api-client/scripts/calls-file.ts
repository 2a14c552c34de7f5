/** calls.ts: the little of each operation that the browser needs, so that it does not load who may call what. */
import { answerShape } from './answer-shape.ts';
import { type Json, operationsOf } from './contract-document.ts';
import { answerType } from './operations-file.ts';
import { printLiteral } from './print-literal.ts';

export function callsFile(contract: Json): string {
  const calls = Object.fromEntries(
    operationsOf(contract).flatMap(({ method, path, definition }) => {
      const call = {
        pageSize: definition['x-page-size'],
        firstPage: definition['x-first-page'],
        answer: answerType(definition),
        holds: answerShape(contract, definition),
      };
      const isPlain = Object.values(call).every((value) => value === undefined);
      return isPlain ? [] : [[`${method} ${path}`, call]];
    }),
  );
  return `import type { Operation } from './operations.ts';

export interface Call extends Pick<Operation, 'pageSize' | 'firstPage' | 'answer'> {
  /** The top-level fields of a JSON answer without "success", and their kinds. */
  holds?: Readonly<Record<string, 'array' | 'object' | 'string' | 'boolean' | 'number' | 'any'>>;
}

/** By method and path; an operation that is not here answers JSON without a promise and without pages. */
export const calls: Readonly<Record<string, Call>> = ${printLiteral(calls)};
`;
}
