/** Whether an answer holds what the contract promises of it, so that no screen meets a hole where a list should be. */
import { isObject } from './api-error.ts';
import type { Operation } from './contract.ts';

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

export function isPromised(answer: unknown, { holds = {} }: Operation): boolean {
  return (
    isObject(answer) && Object.entries(holds).every(([name, kind]) => kindOf(answer[name]) === kind)
  );
}
