/** Prints what each call needs in docs/product/permissions.md from the contract. Run by itself, it writes it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { printedBlock, tableLine } from './printed-block.ts';

interface Operation {
  readonly 'x-permission': 'none' | 'any' | readonly string[];
  readonly 'x-permission-all'?: readonly string[];
  readonly 'x-permission-by'?: Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
  readonly 'x-needs-proof'?: true | readonly string[];
  readonly 'x-scope'?: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const either = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');

const openTo = (permission: Operation['x-permission']): string => {
  if (permission === 'none') return '–';
  return permission === 'any' ? 'anyone signed in' : either(permission);
};

const valueOf = (field: string, value: string) =>
  ({ '*': `with \`${field}\``, '': `without \`${field}\`` })[value] ?? `\`${field}=${value}\``;

function needsOf(operation: Operation): string {
  const all = operation['x-permission-all'] ?? [];
  const by = Object.entries(operation['x-permission-by'] ?? {}).flatMap(([field, values]) =>
    Object.entries(values).map(([value, names]) => `${valueOf(field, value)}: ${either(names)}`),
  );
  const first = [openTo(operation['x-permission']), ...all].join(' and ');
  // The finer rules say it all where each value has its own.
  return by.length > 0 ? by.join('; ') : first;
}

function proofOf({ 'x-needs-proof': proof }: Operation): string {
  if (proof === undefined) return '–';
  return proof === true ? 'yes' : `with ${proof.map((field) => `\`${field}\``).join(', ')}`;
}

/** Calls that need the same share a row. */
function print(): string {
  const { paths }: Contract = parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: -1 });
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `\`${method.toUpperCase()} ${path}\``,
      rest: tableLine([needsOf(operation), proofOf(operation), operation['x-scope'] ?? '']),
    })),
  );
  return [
    '',
    tableLine(['call', 'needs', 'password', 'scope and trimming']),
    '|---|---|---|---|',
    ...[...Map.groupBy(calls, ({ rest }) => rest)].map(
      ([rest, alike]) => `| ${alike.map(({ call }) => call).join(', ')} ${rest}`,
    ),
    '',
  ].join('\n');
}

const block = printedBlock({
  page: 'docs/product/permissions.md',
  name: 'calls',
  script: 'scripts/check/pages/calls-page.ts',
  print,
});

export const callFaults = block.faults;

if (import.meta.main) block.write();
