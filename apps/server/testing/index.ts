export { permissionValues } from '@digis/api-client/contract';
export { makeCopy } from './copies/daily-copy.ts';
export { type AppFetch, callerOf, type Answer, type Caller, secondFactorCode } from './caller.ts';
export {
  buildAgreement,
  buildEvent,
  standardFixture,
  type StandardFixture,
  buildReceipt,
} from './factories.ts';
export {
  acknowledged,
  startFakeProvider,
  type FakeProvider,
} from './services/fake-afro-message.ts';
export { sendDueMessages } from '../src/modules/bookings/sms/send-messages.ts';
export { freePort, listenOnLoopback, type Listening } from './loopback.ts';
export { buildEmployee, buildVendor, standardPeople, type StandardPeople } from './people.ts';
export { openSharedDatabase, type SharedDatabase } from './databases/shared-database.ts';
export { lendStandardDatabase } from './databases/standard-database.ts';
export {
  type SettableClock,
  startTestApp,
  testPassword,
  type TestApp,
  type TestAppOptions,
} from './start-test-app.ts';
export { repeatEvent, startTestCluster, type TestCluster } from './test-cluster.ts';
