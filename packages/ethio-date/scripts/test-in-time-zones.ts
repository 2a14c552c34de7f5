/** Runs every test, including the slow ones, in three time zones. */
import { spawnSync } from 'node:child_process';
import { HANG } from '@digis/tooling/hang-guard';

for (const zone of ['UTC', 'Africa/Addis_Ababa', 'America/Los_Angeles']) {
  console.log(`TZ=${zone}`);
  const args = ['run', '--reporter=dot', '--exclude=dist/**', `--testTimeout=${HANG}`];
  const { status } = spawnSync('vitest', args, {
    stdio: 'inherit',
    env: { ...process.env, TZ: zone },
  });
  if (status !== 0) process.exit(1);
}
