/**
 * Prints what each call requires by the contract, for docs/product/permissions.md; run as a script,
 * writes the page.
 */
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
  // If each value of a field has its own rule, these rules are complete.
  return by.length > 0 ? by.join('; ') : first;
}

function proofOf({ 'x-needs-proof': proof }: Rules): string {
  if (proof === undefined) return '–';
  return proof === true ? 'yes' : `with ${proof.map((field) => `\`${field}\``).join(', ')}`;
}

/** Calls with the same needs share a row. */
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
