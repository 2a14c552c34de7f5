/** Plants one fault at a time in a copy of the package: the check that guards it passes before, and fails after. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly command: readonly [string, ...string[]];
}

const planted: readonly Planted[] = [
  {
    rule: 'the leap year comes a year late',
    file: 'src/calendar/conversion.ts',
    from: 'year - 1) + (year >> 2)',
    to: 'year - 1) + ((year - 1) >> 2)',
    command: ['vitest', 'run', 'tests/every-day.test.ts'],
  },
  {
    rule: 'metqi 0 stays 0',
    file: 'src/feasts/bahire-hasab.ts',
    from: '% 30 || 30',
    to: '% 30',
    command: ['vitest', 'run', 'src/feasts/holidays.test.ts'],
  },
  {
    rule: 'a month is built again and again before it is converted',
    file: 'src/calendar/conversion.ts',
    from: '  assertEtDate(date);\n',
    to: '  for (let i = 0; i < 99; i += 1) assertEtDate(date);\n',
    command: ['node', 'scripts/bench.ts'],
  },
  {
    rule: 'the core carries the holidays as well',
    file: 'src/core.ts',
    from: "export { today } from './calendar/today.ts';",
    to: "export { today } from './calendar/today.ts';\nexport * from './feasts/day-info.ts';",
    command: ['pnpm', 'size'],
  },
  {
    rule: 'an entry of the tarball points to nothing',
    file: 'package.json',
    from: '"default": "./dist/core.js"',
    to: '"default": "./dist/kernel.js"',
    command: ['node', 'scripts/check-tarball.ts'],
  },
  {
    rule: 'the tests of the core ask nothing',
    file: 'vitest.mutants.config.ts',
    from: "      'src/calendar/arithmetic.test.ts',\n      'src/calendar/calendar.test.ts',\n      'src/calendar/conversion.test.ts',\n",
    to: '',
    command: ['stryker', 'run'],
  },
];

const root = join(import.meta.dirname, '..');
const missed: string[] = [];
for (const { rule, file, from, to, command } of planted) {
  // Beside the package, so that the workspace's dependencies and settings are found.
  const copy = mkdtempSync(join(root, '../planted-'));
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (path) => basename(path) !== 'dist',
      verbatimSymlinks: true,
    });
    const [name, ...args] = command;
    const passes = () => spawnSync(name, args, { cwd: copy, stdio: 'ignore' }).status === 0;
    const text = readFileSync(join(copy, file), 'utf8');
    const passedBefore = passes();
    writeFileSync(join(copy, file), text.replace(from, to));
    const isCaught = text.includes(from) && passedBefore && !passes();
    console.log(`${isCaught ? 'caught' : 'MISSED'}: ${rule} (${command.join(' ')})`);
    if (!isCaught) missed.push(rule);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
if (missed.length > 0) process.exitCode = 1;
