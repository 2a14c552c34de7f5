/** Playwright's global setup: one PostgreSQL for all journeys. */
import { startTestCluster } from '@digis/server/testing';

export default async function startCluster() {
  const cluster = await startTestCluster();
  process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
  return () => cluster.close();
}
