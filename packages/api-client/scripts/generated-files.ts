/** The generated files: their folder, their contents, and which are stale. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { callsFile } from './calls-file.ts';
import { contractFile, readContract } from './contract-document.ts';
import { errorCodesFile, permissionsFile } from './enum-files.ts';
import { fieldRulesFile } from './field-rules-file.ts';
import { operationsFile } from './operations-file.ts';

const header =
  '/** Generated from openapi.yaml by scripts/generate.ts: change that, not this. */\n\n';

export const generatedFolder = new URL('../src/generated/', import.meta.url);

export async function generatedFiles(): Promise<Map<string, string>> {
  const contract = readContract();
  const contents = {
    'schema.ts': await schemaFile(),
    'operations.ts': operationsFile(contract),
    'calls.ts': callsFile(contract),
    'permissions.ts': permissionsFile(contract),
    'field-rules.ts': fieldRulesFile(contract),
    'error-codes.ts': errorCodesFile(contract),
  };
  return new Map(Object.entries(contents).map(([name, content]) => [name, header + content]));
}

export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of await generatedFiles()) {
    const found = await readFile(new URL(name, generatedFolder), 'utf8').catch(() => '');
    if (found !== content) stale.push(name);
  }
  return stale;
}

/** A default says what the server assumes, so it does not make a field of a request required. */
export async function schemaFile(): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(contractFile), { defaultNonNullable: false }));
}
