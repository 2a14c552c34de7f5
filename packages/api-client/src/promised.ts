/** Whether an answer holds what the contract promises of it, so that no screen meets a hole where a list should be. */
import { isObject } from './api-error.ts';
import type { Call } from './generated/calls.ts';

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const fits = (value: unknown, kind: string) =>
  kind === 'any' ? value !== undefined && value !== null : kindOf(value) === kind;

export function isPromised(answer: unknown, { holds = {} }: Call): boolean {
  return (
    isObject(answer) && Object.entries(holds).every(([name, kind]) => fits(answer[name], kind))
  );
}
