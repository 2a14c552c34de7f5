// Spec 2.16, D93, D108, D152, D170, D162
import { fieldRules, type Schemas } from '@digis/api-client/contract';
import { paperSizes, type PaperSize, type TaxMode, tooWide, withoutUnseen } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { settingFieldLabels } from '../../i18n/labels/setting-field-labels.ts';
import type { FieldErrors } from '../../forms/form-store.ts';
import type { Settings } from './setting-data.ts';

export const twoFactors = ['off', 'admin', 'money'] as const;
export type TwoFactor = (typeof twoFactors)[number];

export const vatModes = ['off', 'included', 'on_top'] as const satisfies readonly TaxMode[];

/** D178 The first format is the one that Sage 50 reads with US settings. */
export const journalDates = fieldRules.SettingsInput.journal_dates.enum;

export interface SettingFormValues {
  readonly days_before: number | null;
  readonly sms_api_token: string;
  readonly clear_sms_api_token: boolean;
  readonly sms_id: string;
  readonly sender_name: string;
  readonly sms_daily_limit: number | null;
  readonly bank_name: string;
  readonly acc_number: string;
  readonly acc_name: string;
  readonly days_before_temp: string;
  readonly pay_confirm_temp: string;
  readonly stamp: string | null;
  readonly tenant_name: string;
  readonly tenant_logo: string | null;
  readonly phone_prefixes: string;
  readonly conflict_hours: number | null;
  readonly conflict_mode: 'warn' | 'forbid';
  readonly capacity_mode: 'warn' | 'forbid';
  readonly kitchen_buffer: number | null;
  readonly two_factor: TwoFactor;
  readonly agreement_after_receipt: boolean;
  readonly four_eyes: boolean;
  readonly four_eyes_above: number | null;
  readonly payment_ceiling: number | null;
  readonly box_not_below_zero: boolean;
  readonly require_idempotency_key: boolean;
  readonly require_install: boolean;
  readonly agreement_terms: string;
  readonly agreement_consent: string;
  readonly paper_is_printed: boolean;
  readonly paper_logo: string | null;
  readonly paper_head: string;
  readonly paper_foot: string;
  readonly paper_size: PaperSize;
  readonly paper_margin_top: number | null;
  readonly paper_margin_right: number | null;
  readonly paper_margin_bottom: number | null;
  readonly paper_margin_left: number | null;
  readonly show_fasts: boolean;
  readonly feast_dates: readonly Schemas['FeastDate'][];
  readonly vat: TaxMode;
  readonly tin: string;
  readonly vat_no: string;
  readonly slip_name: string;
  readonly journal_dates: Schemas['JournalDates'];
  readonly copy_reminder_days: number | null;
  readonly keep_photos_months: number | null;
}

export const settingLabels = {
  ...settingFieldLabels,
  clear_sms_api_token: msg`Remove the saved token`,
};

const amountIn = (text: string): number | null => (text === '' ? null : Number(text));

const textOf = (settings: Settings) => (name: keyof Settings) => settings[name] ?? '';

export function valuesOf(settings: Settings): SettingFormValues {
  const text = textOf(settings);
  return {
    days_before: Number(text('days_before')),
    // D93 The server never returns the token; a blank field keeps it.
    sms_api_token: '',
    clear_sms_api_token: false,
    sms_id: text('sms_id'),
    sender_name: text('sender_name'),
    sms_daily_limit: Number(text('sms_daily_limit')),
    bank_name: text('bank_name'),
    acc_number: text('acc_number'),
    acc_name: text('acc_name'),
    days_before_temp: text('days_before_temp'),
    pay_confirm_temp: text('pay_confirm_temp'),
    stamp: text('stamp') || null,
    tenant_name: text('tenant_name'),
    tenant_logo: text('tenant_logo') || null,
    phone_prefixes: text('phone_prefixes'),
    conflict_hours: Number(text('conflict_hours')),
    conflict_mode: text('conflict_mode') === 'forbid' ? 'forbid' : 'warn',
    capacity_mode: text('capacity_mode') === 'forbid' ? 'forbid' : 'warn',
    kitchen_buffer: Number(text('kitchen_buffer')),
    two_factor: twoFactors.find((known) => known === text('two_factor')) ?? 'off',
    agreement_after_receipt: text('agreement_after_receipt') === 'true',
    four_eyes: text('four_eyes') === 'true',
    four_eyes_above: amountIn(text('four_eyes_above')),
    payment_ceiling: amountIn(text('payment_ceiling')),
    box_not_below_zero: text('box_not_below_zero') === 'true',
    require_idempotency_key: text('require_idempotency_key') === 'true',
    require_install: text('require_install') === 'true',
    agreement_terms: text('agreement_terms'),
    agreement_consent: text('agreement_consent'),
    paper_is_printed: text('paper_is_printed') === 'true',
    paper_logo: text('paper_logo') || null,
    paper_head: text('paper_head'),
    paper_foot: text('paper_foot'),
    paper_size: paperSizes.find((known) => known === text('paper_size')) ?? 'A4',
    paper_margin_top: amountIn(text('paper_margin_top')),
    paper_margin_right: amountIn(text('paper_margin_right')),
    paper_margin_bottom: amountIn(text('paper_margin_bottom')),
    paper_margin_left: amountIn(text('paper_margin_left')),
    show_fasts: text('show_fasts') !== 'false',
    feast_dates: JSON.parse(text('feast_dates') || '[]'),
    vat: vatModes.find((known) => known === text('vat')) ?? 'off',
    tin: text('tin'),
    vat_no: text('vat_no'),
    slip_name: text('slip_name'),
    journal_dates: journalDates.find((known) => known === text('journal_dates')) ?? 'M/D/YYYY',
    copy_reminder_days: Number(text('copy_reminder_days')),
    keep_photos_months: amountIn(text('keep_photos_months')),
  };
}

const PREFIXES = /^0[1-9](,0[1-9])*$/;

const prefixesOf = ({ phone_prefixes }: SettingFormValues) =>
  withoutUnseen(phone_prefixes).replaceAll(/\s/gu, '');

function wideMargins(values: SettingFormValues): FieldErrors<SettingFormValues> {
  const chosen = {
    top: values.paper_margin_top,
    right: values.paper_margin_right,
    bottom: values.paper_margin_bottom,
    left: values.paper_margin_left,
  };
  const sides = tooWide(values.paper_size, chosen);
  const fault = msg`Margins take half of the sheet at most`;
  return Object.fromEntries(sides.map((side) => [`paper_margin_${side}`, fault]));
}

export function checkSettings(values: SettingFormValues): FieldErrors<SettingFormValues> {
  const hasPrefixes = PREFIXES.test(prefixesOf(values));
  return {
    ...wideMargins(values),
    ...(values.phone_prefixes !== '' &&
      !hasPrefixes && { phone_prefixes: msg`Write them like 09 or 09,07` }),
  };
}

export function settingsBody(values: SettingFormValues): Schemas['SettingsInput'] {
  const { days_before, conflict_hours, sms_daily_limit, ...others } = values;
  const { clear_sms_api_token, sms_api_token, ...rest } = others;
  return {
    ...rest,
    feast_dates: [...values.feast_dates],
    days_before: days_before ?? 0,
    conflict_hours: conflict_hours ?? 0,
    kitchen_buffer: values.kitchen_buffer ?? 0,
    sms_daily_limit: sms_daily_limit ?? 1,
    phone_prefixes: prefixesOf(values),
    tenant_name: values.tenant_name.trim(),
    tin: values.tin.trim(),
    slip_name: values.slip_name.trim(),
    copy_reminder_days: values.copy_reminder_days ?? 0,
    ...(sms_api_token !== '' && { sms_api_token }),
    ...(clear_sms_api_token && { clear_sms_api_token }),
  };
}
