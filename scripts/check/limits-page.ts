/** Prints the table of limits in docs/product/money.md from the operations of the contract. Run by itself, it writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const PAGE = 'docs/product/money.md';
const BLOCK = /(<!-- limits: [^\n]*-->\n)[^]*?(<!-- \/limits -->)/u;

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

const line = (words: readonly string[]) => `| ${words.join(' | ')} |`;
const yes = (holds: boolean | undefined) => (holds === true ? 'yes' : '–');

function printed(): string {
  const rows = Object.entries(contract().paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      (operation['x-pays-out'] ?? []).map(({ what, alone = '–', ceiling, box, proof, there }) =>
        line([
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
  return ['', line(head), `|${'---|'.repeat(head.length)}`, ...rows, ''].join('\n');
}

const pageOf = (text: string) => text.replace(BLOCK, (_all, start, end) => start + printed() + end);

/** A sentence, or nothing. */
export function* limitFaults(): Generator<string> {
  for (const calls of Object.values(contract().paths))
    for (const { operationId, ...rules } of Object.values(calls))
      if (rules['x-pays-out'] && rules['x-moves-money'] !== true)
        yield `openapi.yaml: ${operationId} pays out and has no x-moves-money`;
  const text = readFileSync(PAGE, 'utf8');
  if (!BLOCK.test(text)) yield `${PAGE}: no place for the table of limits`;
  else if (pageOf(text) !== text) yield `${PAGE}: node scripts/check/limits-page.ts writes it`;
}

if (import.meta.main) writeFileSync(PAGE, pageOf(readFileSync(PAGE, 'utf8')));
