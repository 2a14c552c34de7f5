/** schema.ts: paths, operations and schemas as types. */
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile } from './contract-document.ts';

/** A default says what the server assumes, so it does not make a field of a request required. */
export async function schemaFile(): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(contractFile), { defaultNonNullable: false }));
}
