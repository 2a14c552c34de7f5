import { isObject, type Json, objectAt, operationsOf } from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

/** The media type of an answer; undefined for JSON. */
export function answerType(definition: Json): string | undefined {
  const types = Object.keys(objectAt(definition, 'responses', '200', 'content'));
  return types.includes('application/json') ? undefined : types[0];
}

/** Returns undefined, not false, so that the generated file omits the fact. */
const takesForm = ({ requestBody }: Json): true | undefined =>
  (isObject(requestBody) && 'multipart/form-data' in objectAt(requestBody, 'content')) || undefined;

const operationType = `import type { Permission } from './permissions.ts';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Any of the listed permissions opens the call. */
  permission: 'none' | 'any' | readonly Permission[];
  /** Needed as well, every one of them. */
  permissionAll?: readonly Permission[];
  /** By query or body field and its value; '*' is any value, '' is absent. Every rule that applies has to be met. */
  permissionBy?: Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;
  /** Needs a password that was typed lately: always, or where one of these body fields says something. */
  needsProof?: true | readonly string[];
  /** Open to a session that has to set a password or a second factor first. */
  restrictedSession?: boolean;
  /** Books something, so a tenant may ask for an Idempotency-Key with it. */
  movesMoney?: boolean;
  /** The handler begins its own transaction. */
  ownTransaction?: boolean;
  /** Sums up the books, so a replica may answer it. */
  isReport?: boolean;
  /** Rows of a full page; a shorter one is the last. */
  pageSize?: number;
  /** Of a full page where this query field is given. */
  pageSizeWith?: Readonly<Record<string, number>>;
  /** The number of the first page, where it is not 1. */
  firstPage?: number;
  /** Bytes that a body may have, where it is not what every form may. */
  bodyLimit?: number;
  /** A write that runs also while the disk of the server is full. */
  allowedWhenFull?: boolean;
  /** Does not wait behind other calls for a connection to the database. */
  fastLane?: boolean;
  /** Stores the page that it answers with: an Idempotency-Key keeps its id only, and the page is read again. */
  storedPage?: boolean;
  /** Takes a form with an image, and not JSON. */
  takesForm?: boolean;
  /** The media type of the answer, where it is not JSON. */
  answer?: string;
}

`;

export function operationsFile(contract: Json): string {
  const operations = Object.fromEntries(
    operationsOf(contract).map(({ id, method, path, definition }) => [
      id,
      {
        method,
        path,
        permission: definition['x-permission'],
        permissionAll: definition['x-permission-all'],
        permissionBy: definition['x-permission-by'],
        needsProof: definition['x-needs-proof'],
        restrictedSession: definition['x-restricted-session'],
        movesMoney: definition['x-moves-money'],
        ownTransaction: definition['x-own-transaction'],
        isReport: definition['x-report'],
        pageSize: definition['x-page-size'],
        pageSizeWith: definition['x-page-size-with'],
        firstPage: definition['x-first-page'],
        bodyLimit: definition['x-body-limit'],
        allowedWhenFull: definition['x-allowed-when-full'],
        fastLane: definition['x-fast-lane'],
        storedPage: definition['x-stored-page'],
        takesForm: takesForm(definition),
        answer: answerType(definition),
      },
    ]),
  );
  return `${operationType}export const operations = ${printLiteral(operations)} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
`;
}
