/** Follows the guide to a first server literally, in an empty folder. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { guideCommands } from './guide-commands.ts';
import { runSteps } from '../steps.ts';

if (spawnSync('caddy', ['version']).status !== 0) {
  console.log('Without Caddy the guide to a first server is not followed.');
  process.exit(0);
}

const commands = guideCommands(readFileSync('docs/guides/first-server.md', 'utf8'));
/**
 * One shell for all lines, as a person would use; stops at the first failure and leaves nothing
 * running.
 */
const session = [
  "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT",
  ...commands.flatMap(({ step, command }) => [`echo "step ${step}: $SECONDS s"`, command]),
].join('\n');

const folder = mkdtempSync(join(tmpdir(), 'digis-first-'));
// If root starts PostgreSQL, it runs under another account, which must read the folder.
chmodSync(folder, 0o755);
try {
  await runSteps([{ name: 'pack the bundle', command: ['pnpm', 'pack:server'] }]);
  for (const file of globSync('dist/digis-*.tar.gz')) cpSync(file, join(folder, basename(file)));
  process.chdir(folder);
  // pnpm sets this variable, by which the server's commands would use the calling folder.
  delete process.env['INIT_CWD'];
  await runSteps([
    { name: 'first-server, all steps', command: ['timeout', '300', 'bash', '-euc', session] },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
