import { addDaysIso, todayIso } from '@digis/ethio-date';
import { scopeOf } from '../auth/branch-scope.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Context, Services } from '../contract/handler.ts';
import { instantAt } from '../base/addis-days.ts';
import { sendDueMessages } from '../modules/bookings/sms/send-messages.ts';
import { insertSettings } from '../modules/records/settings/setting-queries.ts';
import { branchHistory } from './branch-history.ts';
import { openBusiness } from './demo-business.ts';
import { demoAction, play, type DemoAction } from './demo-action.ts';
import { bookingsAround, firstDay } from './demo-events.ts';
import type { DemoName } from './demo-people.ts';
import { enquiryHistory } from './enquiry-history.ts';
import { eventHistory } from './event-history.ts';

export async function seedDemo(parts: Services, admin: SignedInUser): Promise<string[]> {
  const now = parts.clock.now();
  const today = todayIso({ now: now.getTime() });
  const opened = instantAt(firstDay(today), '08:00');
  const contextOf = contextsOf({ ...parts, clock: { now: () => opened } });
  // Any token works, because demo messages stay on this machine.
  if (isOwnMachine(parts.config.smsApiUrl)) {
    await insertSettings(parts.db, { sms_api_token: 'demo', sender_name: 'Digis' });
  }
  const [business, lines] = await openBusiness(contextOf(admin));
  const actions = [
    ...bookingsAround(today, business).flatMap((booking) => eventHistory(booking, business)),
    ...branchHistory({ cashier: 'dawit', spender: 'kebede', paysSalaries: true }, today, business),
    ...branchHistory({ cashier: 'sara', spender: 'sara', paysSalaries: false }, today, business),
    ...enquiryHistory(today, business),
    ...dailyMessages(today),
  ];
  await play(actions, now, (name: DemoName) => contextOf(business.users.get(name) ?? admin));
  return lines;
}

const isOwnMachine = (url: string | null): boolean =>
  url !== null && new URL(url).hostname === '127.0.0.1';

const dailyMessages = (today: string): DemoAction[] =>
  Array.from({ length: 40 }, (_, day) =>
    demoAction([addDaysIso(today, -day), '09:45'], 'admin', sendDueMessages),
  );

const request = {
  id: 'demo',
  ip: '127.0.0.1',
  device: 'demo',
  bearer: null,
  isSecure: false,
  isForwarded: false,
};

const contextsOf =
  (parts: Services) =>
  (user: SignedInUser): Context => ({
    ...parts,
    user,
    scope: scopeOf(user),
    token: '',
    provedAt: parts.clock.now(),
    restriction: null,
    request,
    cookies: {},
    reply: { header: () => undefined },
  });
