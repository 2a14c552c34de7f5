/** Types and values of the contract; this file calls nothing. */
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

/** D36 */
export { eventUpdateOf, packageUpdateOf } from './hooks/read-to-write.ts';

export type Schemas = components['schemas'];

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;

/** `undefined` if the operation takes no body. */
export type BodyOf<Op extends OperationId> = operationTypes[Op] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : operationTypes[Op] extends { requestBody?: infer Body }
    ? ContentOf<NonNullable<Body>> | undefined
    : undefined;

/** An empty object for an operation without a query. */
export type QueryOf<Op extends OperationId> =
  NonNullable<operationTypes[Op]['parameters']['query']> extends infer Query
    ? [Query] extends [never]
      ? Record<never, never>
      : Query
    : never;

/** Parts of the path that name a record; an empty object for a path without them. */
export type ParamsOf<Op extends OperationId> =
  NonNullable<operationTypes[Op]['parameters']['path']> extends infer Params
    ? [Params] extends [never]
      ? Record<never, never>
      : Params
    : never;

export type AnswerOf<Op extends OperationId> = ContentOf<operationTypes[Op]['responses'][200]>;
