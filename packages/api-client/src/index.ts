export { ApiError, isObject, type FaultCode } from './api-error.ts';
export { answerOf, type PlainPath } from './call.ts';
export {
  createApiClient,
  inBackground,
  type AnswerAt,
  type ApiClient,
  type ApiClientOptions,
  type BodyAt,
  type Method,
  type ParamsAt,
  type PathOf,
  type QueryAt,
} from './client.ts';
export { createDownload, type DownloadOptions, type DownloadWatch } from './files/download.ts';
export { eachPage, type EachPageOptions } from './pages/each-page.ts';
export { type PagedPath, type PickRows, type RowWithId, uniqueById } from './pages/paging.ts';
export { createUpload, type UploadOptions, type UploadWatch } from './files/upload.ts';
export { eventUpdateOf, packageUpdateOf } from './hooks/read-to-write.ts';
