/** Prints data as TypeScript, the same bytes every time. */
import { isObject } from './contract-document.ts';

const lineWidth = 100;

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((entry): [string, unknown] => ['', entry]);
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => [`${key(name)}: `, entry]);
}

/**
 * One line if it fits, else one line per entry.
 * @example printLiteral({ method: 'get', page: 10 }) //=> "{ method: 'get', page: 10 }"
 */
export function printLiteral(value: unknown, indent = 0, taken = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = entriesOf(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (entries.length === 0) return (open + close).replaceAll(' ', '');
  const flat = open + entries.map(([name, entry]) => name + printLiteral(entry)).join(', ') + close;
  if (!flat.includes('\n') && indent + taken + flat.length < lineWidth) return flat;
  const pad = ' '.repeat(indent + 2);
  const lines = entries.map(
    ([name, entry]) => `${pad}${name}${printLiteral(entry, indent + 2, name.length)},`,
  );
  return [open.trim(), ...lines, ' '.repeat(indent) + close.trim()].join('\n');
}
