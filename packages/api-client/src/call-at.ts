import { isObject } from './api-error.ts';
import { type Call, calls } from './generated/calls.ts';

const plain: Call = {};

export const callAt = (method: string, path: string): Call =>
  calls[`${method.toLowerCase()} ${path}`] ?? plain;

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const fits = (value: unknown, kind: string) =>
  kind === 'any' ? value !== undefined && value !== null : kindOf(value) === kind;

/** Checks that the lists and objects of the contract are present, because screens rely on them. */
export function fitsContract(answer: unknown, { holds = {} }: Call): boolean {
  return (
    isObject(answer) && Object.entries(holds).every(([name, kind]) => fits(answer[name], kind))
  );
}
