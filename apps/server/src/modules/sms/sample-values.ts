/** What a template is previewed with: an invented wedding, and the tenant's own bank. */
import { formatEthiopianTime, formatEtDate } from '@digis/ethio-date';
import type { SettingName } from '../settings/setting-queries.ts';
import type { PlaceholderValues } from './fill-template.ts';

type Settings = Readonly<Record<SettingName, string>>;

/** The account's number goes by three names; the first is a slip of the pen that templates in use have. */
export const bankValues = ({ bank_name, acc_number, acc_name }: Settings) => ({
  bank_name,
  banc_acc: acc_number,
  bank_acc: acc_number,
  acc_number,
  acc_name,
});

export const sampleValues = (settings: Settings): PlaceholderValues => ({
  client_name: 'አልማዝ ተስፋዬ',
  days_left: settings.days_before,
  advance_paid: '50,000',
  received_money: '50,000',
  left_money: '170,000',
  event_date: formatEtDate({ year: 2019, month: 1, day: 21 }, 'long', 'am'),
  event_time: formatEthiopianTime('15:00', 'am'),
  ...bankValues(settings),
});
