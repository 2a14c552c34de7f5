/** Pictures of the stories to Chromatic, for projects that have a token; `pnpm visual` needs none. */
import { spawnSync } from 'node:child_process';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(
    'No CHROMATIC_PROJECT_TOKEN, so nothing was sent: `pnpm visual` compares the pictures here.',
  );
}
