/** The client of the API: types from the contract, one kind of error. */
export { ApiError, isObject, type FaultCode } from './api-error.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './client.ts';
export { createUpload, type UploadOptions, type UploadWatch } from './upload.ts';
export { eventUpdateOf, packageUpdateOf } from './read-to-write.ts';
export type { AnswerAt, BodyAt, Method, PathOf, QueryAt } from './typed-paths.ts';
