/** Which settings stand together on a tab. */
import type { SettingFormValues } from './setting-form.ts';

export const settingTabs = ['messages', 'business', 'days', 'rules', 'safety'] as const;
export type SettingTab = (typeof settingTabs)[number];

const tabs: Readonly<Record<keyof SettingFormValues, SettingTab>> = {
  days_before: 'messages',
  sms_api_token: 'messages',
  clear_sms_api_token: 'messages',
  sms_id: 'messages',
  sender_name: 'messages',
  sms_daily_limit: 'messages',
  days_before_temp: 'messages',
  pay_confirm_temp: 'messages',
  bank_name: 'business',
  acc_number: 'business',
  acc_name: 'business',
  stamp: 'business',
  tenant_name: 'business',
  tenant_logo: 'business',
  phone_prefixes: 'business',
  require_install: 'business',
  agreement_terms: 'business',
  show_fasts: 'days',
  feast_dates: 'days',
  conflict_hours: 'rules',
  conflict_mode: 'rules',
  four_eyes: 'rules',
  four_eyes_above: 'rules',
  payment_ceiling: 'rules',
  box_not_below_zero: 'rules',
  agreement_after_receipt: 'rules',
  two_factor: 'safety',
  require_idempotency_key: 'safety',
};

/** The tab with a field. */
export const tabOf = (name: string): SettingTab =>
  new Map<string, SettingTab>(Object.entries(tabs)).get(name) ?? 'messages';

/** How many settings were changed since they were saved. */
export const changesIn = (now: SettingFormValues, saved: SettingFormValues): number => {
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  ).length;
};
