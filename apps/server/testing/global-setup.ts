import { startTestCluster } from './test-cluster.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['DIGIS_TEST_DATABASE_URL'] !== undefined) return undefined;
  const cluster = await startTestCluster();
  process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
  return async () => {
    delete process.env['DIGIS_TEST_DATABASE_URL'];
    await cluster.close();
  };
}
