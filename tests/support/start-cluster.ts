/** Playwright's global setup: one PostgreSQL for all journeys, in a process of its own. */
import { startProcess } from './start-process.ts';

export default async function startCluster() {
  const cluster = await startProcess<{ url: string }>('tests/support/serve-cluster.ts');
  process.env['DIGIS_TEST_DATABASE_URL'] = cluster.ready.url;
  return () => cluster.stop();
}
