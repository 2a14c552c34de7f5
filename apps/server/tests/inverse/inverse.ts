/** `pnpm test:inverse --runs 500 --seed 1 --only updateEvent` */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../testing/index.ts';
import { openBusiness } from './business.ts';
import { edits } from './edits/all-edits.ts';
import { playEdit } from './play.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20190111' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
const business = await openBusiness();
try {
  for (const edit of edits) {
    if (values.only !== undefined && values.only !== edit.id) continue;
    const title = [edit.id, edit.what].filter(Boolean).join(', ');
    try {
      const { saved, refused } = await playEdit(business, edit, {
        runs: Number(values.runs),
        seed,
      });
      console.log(`${title}: ${saved} saved without a change, ${refused} bodies were no record`);
    } catch (error) {
      console.log(`${title}:`, error);
      process.exitCode = 1;
    }
  }
} finally {
  await business.app.close();
  await cluster.close();
}
