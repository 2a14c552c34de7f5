import {
  isObject,
  type Json,
  objectAt,
  operationsOf,
  refName,
  type ContractOperation,
} from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

/** Examples of the first media type; a picture has none. */
function shownIn(holder: unknown): Json {
  const [content] = isObject(holder) ? Object.values(objectAt(holder, 'content')) : [];
  if (!isObject(content) || !isObject(content.examples)) return {};
  return Object.fromEntries(
    Object.entries(content.examples).map(([name, example]) => [name, objectAt(example).value]),
  );
}

function byCall(contract: Json, shown: (operation: ContractOperation) => Json): Json {
  const calls: Record<string, Json> = {};
  for (const operation of operationsOf(contract)) {
    (calls[operation.method] ??= {})[operation.path] = shown(operation);
  }
  return calls;
}

/** Only JSON bodies have examples; a form has none. */
const bodyOf = ({ definition: { requestBody } }: ContractOperation): Json =>
  isObject(requestBody) && 'application/json' in objectAt(requestBody, 'content')
    ? shownIn(requestBody)
    : {};

/** Refusals by status: all calls share one example per status. */
function refusalsOf(contract: Json): Json {
  const refusals: Json = {};
  for (const { definition } of operationsOf(contract)) {
    for (const [status, response] of Object.entries(objectAt(definition, 'responses'))) {
      const name = refName(objectAt(response));
      if (name !== undefined) {
        refusals[status] = shownIn(objectAt(contract, 'components', 'responses', name));
      }
    }
  }
  return refusals;
}

export function examplesFile(contract: Json): string {
  const answers = byCall(contract, ({ definition }) =>
    shownIn(objectAt(definition, 'responses', '200')),
  );
  return `import type { AnswersByCall, BodiesByCall, RefusalsByStatus } from '../mocks/example-types.ts';

/** Good answers by method and path, then by the name of the example. */
export const answers: AnswersByCall = ${printLiteral(answers)};

/** Bodies that the calls take, in the same order. */
export const bodies: BodiesByCall = ${printLiteral(byCall(contract, bodyOf))};

/** Refusals by status. */
export const refusals: RefusalsByStatus = ${printLiteral(refusalsOf(contract))};
`;
}
