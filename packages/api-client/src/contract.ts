/** Types and values of the contract, for the server and for forms; this file calls nothing. */
import type { components, operations as operationTypes } from './generated/schema.ts';
import type { OperationId } from './generated/operations.ts';

export { operations, type Operation, type OperationId } from './generated/operations.ts';
export { permissions, permissionValues, type Permission } from './generated/permissions.ts';
export { fieldRules, type FieldRule, type InputName } from './generated/field-rules.ts';
export {
  errorCodes,
  fieldErrorCodes,
  type ErrorCode,
  type FieldErrorCode,
} from './generated/error-codes.ts';

/** Mappings that need no call. D36 */
export { eventUpdateOf, packageUpdateOf } from './hooks/read-to-write.ts';

export type Schemas = components['schemas'];

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;

/** The body an operation takes; `undefined` where it takes none. */
export type BodyOf<Op extends OperationId> = operationTypes[Op] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : operationTypes[Op] extends { requestBody?: infer Body }
    ? ContentOf<NonNullable<Body>> | undefined
    : undefined;

/** The query an operation takes; an empty object where it takes none. */
export type QueryOf<Op extends OperationId> =
  NonNullable<operationTypes[Op]['parameters']['query']> extends infer Query
    ? [Query] extends [never]
      ? Record<never, never>
      : Query
    : never;

/** The parts of its path that name a record; an empty object where there are none. */
export type ParamsOf<Op extends OperationId> =
  NonNullable<operationTypes[Op]['parameters']['path']> extends infer Params
    ? [Params] extends [never]
      ? Record<never, never>
      : Params
    : never;

/** The successful answer of an operation. */
export type AnswerOf<Op extends OperationId> = ContentOf<operationTypes[Op]['responses'][200]>;
