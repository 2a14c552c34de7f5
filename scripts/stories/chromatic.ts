/** Sends story pictures to Chromatic, for projects with a token; `pnpm visual` needs none. */
import { spawnSync } from 'node:child_process';

const built = 'storybook-static';
const chromatic = 'packages/ui/node_modules/.bin/chromatic';

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode =
    run('storybook', 'build', '-o', built, '--quiet') ||
    run(chromatic, '--storybook-build-dir', built, ...process.argv.slice(2));
} else {
  console.log(
    'No CHROMATIC_PROJECT_TOKEN, so nothing was sent: `pnpm visual` compares the pictures here.',
  );
}
