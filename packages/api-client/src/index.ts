/** Entry of the API client: calls, uploads, errors. */
export { ApiError, isObject, type FaultCode } from './api-error.ts';
export { answerOf } from './call.ts';
export { createApiClient, inBackground, type ApiClient, type ApiClientOptions } from './client.ts';
export { createUpload, type UploadOptions, type UploadWatch } from './upload.ts';
export { eventUpdateOf, packageUpdateOf } from './read-to-write.ts';
