/** Prints the limits table for docs/product/money.md; run as a script, writes the page. */
import { contractCalls } from './contract-calls.ts';
import { printedBlock, tableLine } from './printed-block.ts';

const yes = (holds: boolean | undefined) => (holds === true ? 'yes' : '–');

function print(): string {
  const rows = contractCalls.flatMap(({ call, rules }) =>
    (rules['x-pays-out'] ?? []).map(({ what, alone = '–', ceiling, box, proof, there }) =>
      tableLine([
        what,
        call,
        alone,
        yes(ceiling),
        there === true ? 'always' : yes(box),
        yes(proof),
      ]),
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
  for (const { rules } of contractCalls)
    if (rules['x-pays-out'] && rules['x-moves-money'] !== true)
      yield `openapi.yaml: ${rules.operationId} pays out and has no x-moves-money`;
  yield* block.faults();
}

if (import.meta.main) block.write();
