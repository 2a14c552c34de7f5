import type { Schemas } from '@digis/api-client/contract';
import { AppError, type FieldErrors } from '#base/errors.ts';
import type { Rule } from './import-desk.ts';

type Fault = Schemas['ImportFault'];

const fieldOf: Readonly<Partial<Record<string, string>>> = { NO_TIER: 'num_of_people' };

export const fieldFaults = (errors: FieldErrors): Fault[] =>
  Object.entries(errors).map(([field, code]) => ({ field, code }));

export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof AppError)) throw error;
  const { code, message, details } = error;
  if (details.errors !== undefined) return fieldFaults(details.errors);
  return [{ field: fieldOf[code] ?? 'row', code, message }];
}

const touch = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

export async function withFaultsOf(
  rules: readonly Rule[],
  known: readonly Fault[],
): Promise<Fault[]> {
  const faults = [...known];
  for (const { needs, ask } of rules) {
    if (needs.some((need) => faults.some(({ field }) => touch(field, need)))) continue;
    try {
      await ask();
    } catch (error) {
      const fresh = faultsOf(error).filter(
        ({ field }) => !faults.some((fault) => fault.field === field),
      );
      faults.push(...fresh);
    }
  }
  return faults;
}
