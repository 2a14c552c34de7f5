/** Generates the limits table in docs/product/money.md; as a script, writes it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { printedBlock, tableLine } from './printed-block.ts';

interface Payout {
  what: string;
  alone?: string;
  ceiling?: boolean;
  box?: boolean;
  proof?: boolean;
  there?: boolean;
}

interface Operation {
  operationId: string;
  'x-moves-money'?: boolean;
  'x-pays-out'?: Payout[];
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const contract = (): Contract => parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: -1 });

const yes = (holds: boolean | undefined) => (holds === true ? 'yes' : '–');

function print(): string {
  const rows = Object.entries(contract().paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      (operation['x-pays-out'] ?? []).map(({ what, alone = '–', ceiling, box, proof, there }) =>
        tableLine([
          what,
          `\`${method.toUpperCase()} ${path}\``,
          alone,
          yes(ceiling),
          there === true ? 'always' : yes(box),
          yes(proof),
        ]),
      ),
    ),
  );
  const head = ['payment', 'call', 'what its user stands for alone', 'ceiling', 'box', 'password'];
  return ['', tableLine(head), `|${'---|'.repeat(head.length)}`, ...rows, ''].join('\n');
}

const block = printedBlock({
  page: 'docs/product/money.md',
  name: 'limits',
  script: 'scripts/check/pages/limits-page.ts',
  print,
});

export function* limitFaults(): Generator<string> {
  for (const calls of Object.values(contract().paths))
    for (const { operationId, ...rules } of Object.values(calls))
      if (rules['x-pays-out'] && rules['x-moves-money'] !== true)
        yield `openapi.yaml: ${operationId} pays out and has no x-moves-money`;
  yield* block.faults();
}

if (import.meta.main) block.write();
