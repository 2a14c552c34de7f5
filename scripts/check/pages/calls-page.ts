/** Prints what each call needs in docs/product/permissions.md from the contract. Run by itself, it writes it. */
import { contractCalls, type Rules } from './contract-calls.ts';
import { printedBlock, tableLine } from './printed-block.ts';

const either = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');

const openTo = (permission: Rules['x-permission']): string => {
  if (permission === 'none') return '–';
  return permission === 'any' ? 'anyone signed in' : either(permission);
};

const valueOf = (field: string, value: string) =>
  ({ '*': `with \`${field}\``, '': `without \`${field}\`` })[value] ?? `\`${field}=${value}\``;

function needsOf(rules: Rules): string {
  const all = rules['x-permission-all'] ?? [];
  const by = Object.entries(rules['x-permission-by'] ?? {}).flatMap(([field, values]) =>
    Object.entries(values).map(([value, names]) => `${valueOf(field, value)}: ${either(names)}`),
  );
  const first = [openTo(rules['x-permission']), ...all].join(' and ');
  // The finer rules say it all where each value has its own.
  return by.length > 0 ? by.join('; ') : first;
}

function proofOf({ 'x-needs-proof': proof }: Rules): string {
  if (proof === undefined) return '–';
  return proof === true ? 'yes' : `with ${proof.map((field) => `\`${field}\``).join(', ')}`;
}

/** Calls that need the same share a row. */
function print(): string {
  const lines = contractCalls.map(({ call, rules }) => ({
    call,
    rest: tableLine([needsOf(rules), proofOf(rules), rules['x-scope'] ?? '']),
  }));
  return [
    '',
    tableLine(['call', 'needs', 'password', 'scope and trimming']),
    '|---|---|---|---|',
    ...[...Map.groupBy(lines, ({ rest }) => rest)].map(
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
