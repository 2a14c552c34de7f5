/** Tabs of the settings and their fields. */
import type { SettingFormValues } from './setting-form.ts';

export const settingTabs = [
  'messages',
  'business',
  'papers',
  'banks',
  'days',
  'rules',
  'tax',
  'safety',
  'copies',
] as const;

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
  agreement_terms: 'papers',
  agreement_consent: 'papers',
  paper_is_printed: 'papers',
  paper_logo: 'papers',
  paper_head: 'papers',
  paper_foot: 'papers',
  paper_size: 'papers',
  paper_margin_top: 'papers',
  paper_margin_right: 'papers',
  paper_margin_bottom: 'papers',
  paper_margin_left: 'papers',
  show_fasts: 'days',
  feast_dates: 'days',
  conflict_hours: 'rules',
  conflict_mode: 'rules',
  capacity_mode: 'rules',
  kitchen_buffer: 'rules',
  four_eyes: 'rules',
  four_eyes_above: 'rules',
  payment_ceiling: 'rules',
  box_not_below_zero: 'rules',
  agreement_after_receipt: 'rules',
  vat: 'tax',
  tin: 'tax',
  vat_no: 'tax',
  journal_dates: 'tax',
  slip_name: 'business',
  two_factor: 'safety',
  require_idempotency_key: 'safety',
  copy_reminder_days: 'copies',
  keep_photos_months: 'safety',
};

export const tabOf = (name: string): SettingTab =>
  new Map<string, SettingTab>(Object.entries(tabs)).get(name) ?? 'messages';
