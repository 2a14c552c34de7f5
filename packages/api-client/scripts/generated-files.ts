/** The generated files by name, in memory. */
import { callsFile } from './calls-file.ts';
import { readContract } from './contract-document.ts';
import { errorCodesFile } from './error-codes-file.ts';
import { fieldRulesFile } from './field-rules-file.ts';
import { operationsFile } from './operations-file.ts';
import { permissionsFile } from './permissions-file.ts';
import { schemaFile } from './schema-file.ts';

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
