/** What tests of other packages use: a real server in this process, on the run's PostgreSQL. */
export { permissionValues } from '@digis/api-client/contract';
export type { AppFetch } from './app-fetch.ts';
export { callerOf, type Answer, type Caller } from './caller.ts';
export { buildAgreement, buildEvent, standardFixture, type StandardFixture } from './factories.ts';
export { buildEmployee, buildVendor, standardPeople, type StandardPeople } from './people.ts';
export { buildReceipt } from './receipts.ts';
export { secondFactorCode } from './second-factor-code.ts';
export type { SettableClock } from './settable-clock.ts';
export { openSharedDatabase, type SharedDatabase } from './shared-database.ts';
export { startTestApp, testPassword, type TestApp, type TestAppOptions } from './start-test-app.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
