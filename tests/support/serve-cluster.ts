/** A PostgreSQL for one run of the journeys. */
import { startTestCluster } from '@digis/server/testing';

const cluster = await startTestCluster();
process.on('SIGTERM', () => void cluster.close().then(() => process.exit(0)));
console.log(JSON.stringify({ url: cluster.url }));
