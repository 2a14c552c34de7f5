// Spec 2.16, D108, D150, D165
import {
  FieldGroup,
  FilePicker,
  Grid,
  ImageField,
  MoneyField,
  NumberField,
  PasswordField,
  SegmentedControl,
  Select,
  Switch,
  Text,
  TextField,
} from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import { imageSource } from '../../api/client.ts';
import { uploadMark } from '../../images/image-field.tsx';
import { useFlagSetting, useNumberSetting, useSetting } from './setting-fields.ts';
import type { SettingFieldsProps } from './setting-fields.ts';
import { twoFactors } from './setting-form.ts';
import type { TwoFactor } from './setting-form.ts';
import { PLACEHOLDERS, TemplateField } from './template-field.tsx';

export function MessageGroup({
  store,
  hasToken,
}: SettingFieldsProps & { readonly hasToken: boolean }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Messages`} layout="rows">
      <Grid>
        <NumberField maxValue={365} isRequired {...useNumberSetting(store, 'days_before')} />
        <TextField {...ruleProps('SettingsInput', 'sms_id')} {...useSetting(store, 'sms_id')} />
        <TextField
          {...ruleProps('SettingsInput', 'sender_name')}
          {...useSetting(store, 'sender_name')}
        />
        <NumberField
          minValue={1}
          maxValue={100_000}
          isRequired
          description={t`What is more waits for the next day`}
          {...useNumberSetting(store, 'sms_daily_limit')}
        />
        <PasswordField
          autoComplete="new-password"
          description={
            hasToken
              ? t`A token is set. Leave this blank to keep it.`
              : t`Without a token messages wait.`
          }
          {...useSetting(store, 'sms_api_token')}
        />
        {hasToken && <ForgetToken store={store} />}
      </Grid>
      <Grid column="large">
        <TemplateField store={store} name="days_before_temp" />
        <TemplateField store={store} name="pay_confirm_temp" />
      </Grid>
      <Text size="small" tone="muted">
        {t`Placeholders: ${PLACEHOLDERS}. What stands in [square brackets] is left out where its placeholder is blank.`}
      </Text>
    </FieldGroup>
  );
}

function ForgetToken({ store }: SettingFieldsProps) {
  return <Switch {...useFlagSetting(store, 'clear_sms_api_token')} />;
}

export function BankGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Bank`}>
      <TextField {...ruleProps('SettingsInput', 'bank_name')} {...useSetting(store, 'bank_name')} />
      <TextField
        {...ruleProps('SettingsInput', 'acc_number')}
        {...useSetting(store, 'acc_number')}
      />
      <TextField {...ruleProps('SettingsInput', 'acc_name')} {...useSetting(store, 'acc_name')} />
    </FieldGroup>
  );
}

export function BusinessGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Business`} layout="rows">
      <Grid>
        <TextField
          {...ruleProps('SettingsInput', 'tenant_name')}
          isRequired
          {...useSetting(store, 'tenant_name')}
        />
        <TextField isRequired {...useSetting(store, 'phone_prefixes')} />
      </Grid>
      <Grid column="large">
        <ImageField
          upload={uploadMark}
          sourceOf={imageSource}
          {...useSetting(store, 'tenant_logo')}
        />
        <FilePicker
          upload={uploadMark}
          kinds={['PNG']}
          viewHref={imageSource}
          {...useSetting(store, 'stamp')}
        />
      </Grid>
      <TextField
        {...ruleProps('SettingsInput', 'slip_name')}
        description={t`Empty: Payment slip · የክፍያ ማረጋገጫ`}
        {...useSetting(store, 'slip_name')}
      />
      <Switch {...useFlagSetting(store, 'require_install')} />
    </FieldGroup>
  );
}

interface ModeFieldProps extends SettingFieldsProps {
  readonly name: 'conflict_mode' | 'capacity_mode';
}

function ModeField({ store, name }: ModeFieldProps) {
  const { t } = useLingui();
  const { value, onChange, label } = useSetting(store, name);
  return (
    <SegmentedControl
      label={label}
      items={[
        { id: 'warn', label: t`Warn` },
        { id: 'forbid', label: t`Forbid` },
      ]}
      value={value}
      onChange={(mode) => onChange(mode === 'forbid' ? 'forbid' : 'warn')}
    />
  );
}

export function RulesGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Rules`} layout="rows">
      <Grid>
        <NumberField maxValue={24} isRequired {...useNumberSetting(store, 'conflict_hours')} />
        <ModeField store={store} name="conflict_mode" />
        <ModeField store={store} name="capacity_mode" />
        <NumberField
          maxValue={100}
          isRequired
          unit="%"
          {...useNumberSetting(store, 'kitchen_buffer')}
        />
      </Grid>
      <Switch {...useFlagSetting(store, 'four_eyes')} />
      <Switch {...useFlagSetting(store, 'agreement_after_receipt')} />
    </FieldGroup>
  );
}

export function MoneyGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Payments`} layout="rows">
      <Grid>
        <MoneyField
          minValue={0.01}
          description={t`Empty: as much as is needed`}
          {...useNumberSetting(store, 'payment_ceiling')}
        />
        <MoneyField
          minValue={0.01}
          description={t`Empty: no limit`}
          {...useNumberSetting(store, 'four_eyes_above')}
        />
      </Grid>
      <Text size="small" tone="muted">
        {t`The sum above which two users are needed is the most that one user pays out in a day of what they entered alone, or approves of it. More cash goes out as an advance, whose rest another user settles.`}
      </Text>
      <Switch {...useFlagSetting(store, 'box_not_below_zero')} />
    </FieldGroup>
  );
}

export function PrivacyGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Photos of people`}>
      <NumberField
        minValue={1}
        maxValue={600}
        description={t`ID cards and faces of clients who had no event for so long are deleted. Empty: they are kept for ever`}
        {...useNumberSetting(store, 'keep_photos_months')}
      />
    </FieldGroup>
  );
}

export function SecurityGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { value, onChange, ...field } = useSetting(store, 'two_factor');
  const words: Readonly<Record<TwoFactor, string>> = {
    off: t`For nobody`,
    admin: t`For admins`,
    money: t`For admins and users who see money`,
  };
  return (
    <FieldGroup legend={t`Signing in`}>
      <Select
        {...field}
        description={t`A code from an app on the phone, beside the password`}
        items={twoFactors.map((id) => ({ id, label: words[id] }))}
        value={value}
        onChange={(id) => onChange(twoFactors.find((known) => known === id) ?? 'off')}
      />
      <Switch {...useFlagSetting(store, 'require_idempotency_key')} />
    </FieldGroup>
  );
}
