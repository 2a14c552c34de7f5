import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  acknowledged,
  startFakeProvider,
  type FakeProvider,
} from './services/fake-afro-message.ts';
import { startStandardApp } from './databases/standard-database.ts';
import type { TestApp } from './start-test-app.ts';

export interface SmsApp {
  app: TestApp;
  provider: FakeProvider;
}

/** Use the result inside tests only. `settings` are saved together with a token. */
export function useSmsApp(settings: object = {}): SmsApp {
  const filled: Partial<SmsApp> = {};
  beforeAll(async () => {
    filled.provider = await startFakeProvider();
  });
  afterAll(() => filled.provider?.close());
  beforeEach(async () => {
    const provider = present(filled.provider);
    provider.taken.length = 0;
    provider.answer = acknowledged;
    provider.hangsUp = false;
    provider.beforeAnswer = async () => undefined;
    const { app, giveBack } = await startStandardApp({ smsApiUrl: provider.url });
    filled.app = app;
    const admin = await app.as('admin');
    await admin.post('/api/settings', { sms_api_token: 'a-token', ...settings });
    return giveBack;
  });
  return {
    get app() {
      return present(filled.app);
    },
    get provider() {
      return present(filled.provider);
    },
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the server of messages is there inside tests only');
  return value;
}
