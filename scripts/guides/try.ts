/** Follows the guides in a copy of the tree, then runs its checks. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { guideCommands } from './guide-commands.ts';
import { runSteps, type Step } from '../steps.ts';
import { trackedFiles } from '../check/tracked-files.ts';

const guides = ['add-a-call', 'add-a-screen', 'add-a-component'].map((name) => ({
  name,
  commands: guideCommands(readFileSync(`docs/guides/${name}.md`, 'utf8')),
}));

/** Installs packages in the copy: links to ours would test our sources instead of the copy's. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'));
  for (const file of trackedFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  return folder;
}

const shell = (name: string, command: string): Step => ({ name, command: ['sh', '-ec', command] });

const copy = copyTree();
try {
  process.chdir(copy);
  // The checks list files with Git.
  spawnSync('git', ['init', '--quiet']);
  // Programs of the copy must come before this tree's on the path.
  process.env['PATH'] = join(copy, 'node_modules/.bin') + delimiter + process.env['PATH'];
  await runSteps([
    shell('install', 'pnpm install --frozen-lockfile --prefer-offline --reporter=silent'),
    ...guides.flatMap(({ name, commands }) =>
      commands.map(({ step, command }) => shell(`${name}, step ${step}: ${command}`, command)),
    ),
    shell('pnpm check, without the tests', 'node scripts/check.ts --no-tests'),
  ]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
