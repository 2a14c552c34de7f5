import type { PaperSide } from '@digis/domain';
import { useLingui } from '@lingui/react';
import type { FormStore } from '../../forms/form-store.ts';
import { useField, useFlag, useParsedField } from '../../forms/use-field.ts';
import { settingLabels } from './setting-form.ts';
import type { SettingFormValues } from './setting-form.ts';

export type SettingStore = FormStore<SettingFormValues>;
type Name = keyof SettingFormValues;

export interface SettingFieldsProps {
  readonly store: SettingStore;
}

export function useSetting<Field extends Name>(store: SettingStore, name: Field) {
  const { _ } = useLingui();
  return { label: _(settingLabels[name]), ...useField(store, name) };
}

export function useNumberSetting<
  Field extends
    | 'days_before'
    | 'conflict_hours'
    | 'kitchen_buffer'
    | 'sms_daily_limit'
    | 'copy_reminder_days'
    | 'keep_photos_months'
    | 'payment_ceiling'
    | 'four_eyes_above'
    | `paper_margin_${PaperSide}`,
>(store: SettingStore, name: Field) {
  const { _ } = useLingui();
  return { label: _(settingLabels[name]), ...useParsedField(store, name) };
}

export function useFlagSetting<
  Field extends
    | 'four_eyes'
    | 'agreement_after_receipt'
    | 'require_install'
    | 'clear_sms_api_token'
    | 'box_not_below_zero'
    | 'require_idempotency_key'
    | 'show_fasts'
    | 'paper_is_printed',
>(store: SettingStore, name: Field) {
  const { _ } = useLingui();
  return { children: _(settingLabels[name]), ...useFlag(store, name) };
}
