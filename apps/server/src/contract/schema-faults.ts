import type { Schemas } from '@digis/api-client/contract';
import type { FieldErrors } from '../base/errors.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { loadContract } from './load-contract.ts';
import { checkOf } from './schema-check.ts';

export type FaultsOf = (value: unknown) => FieldErrors;

const compiled = new Map<string, FaultsOf>();

export async function schemaFaults(name: keyof Schemas): Promise<FaultsOf> {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const { components } = (await loadContract()).document;
  const check = checkOf({ $ref: `#/components/schemas/${name}`, components });
  const faultsOf: FaultsOf = (value) => (check(value) ? {} : fieldErrorsOf(check.errors ?? []));
  compiled.set(name, faultsOf);
  return faultsOf;
}
