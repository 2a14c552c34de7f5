/** The settings in their groups. Spec 2.16, D108. */
import {
  FieldGroup,
  FilePicker,
  ImageField,
  NumberField,
  PasswordField,
  SegmentedControl,
  Switch,
  TextArea,
  TextField,
} from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rule.ts';
import { imageSource } from '../../images/image-source.ts';
import { uploadImage } from '../../images/upload-image.ts';
import { useFlagSetting, useNumberSetting, useSetting } from './setting-fields.ts';
import type { SettingFieldsProps } from './setting-fields.ts';
import { TemplateField } from './template-field.tsx';

export function MessageGroup({
  store,
  hasToken,
}: SettingFieldsProps & { readonly hasToken: boolean }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Messages`}>
      <NumberField max={365} isRequired {...useNumberSetting(store, 'days_before')} />
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
      <TextField {...ruleProps('SettingsInput', 'sms_id')} {...useSetting(store, 'sms_id')} />
      <TextField
        {...ruleProps('SettingsInput', 'sender_name')}
        {...useSetting(store, 'sender_name')}
      />
      <TemplateField store={store} name="days_before_temp" />
      <TemplateField store={store} name="pay_confirm_temp" />
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
    <FieldGroup legend={t`Business`}>
      <TextField
        {...ruleProps('SettingsInput', 'tenant_name')}
        isRequired
        {...useSetting(store, 'tenant_name')}
      />
      <ImageField
        upload={uploadImage}
        sourceOf={imageSource}
        {...useSetting(store, 'tenant_logo')}
      />
      <FilePicker
        upload={uploadImage}
        kinds={['PNG']}
        viewHref={imageSource}
        {...useSetting(store, 'stamp')}
      />
      <TextArea maxLength={10_000} {...useSetting(store, 'agreement_terms')} />
      <TextField isRequired {...useSetting(store, 'phone_prefixes')} />
      <Switch {...useFlagSetting(store, 'require_install')} />
    </FieldGroup>
  );
}

export function RulesGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { value, onChange, label } = useSetting(store, 'conflict_mode');
  return (
    <FieldGroup legend={t`Rules`}>
      <NumberField max={24} isRequired {...useNumberSetting(store, 'conflict_hours')} />
      <SegmentedControl
        aria-label={label}
        items={[
          { id: 'warn', label: t`Warn` },
          { id: 'forbid', label: t`Forbid` },
        ]}
        value={value}
        onChange={(mode) => onChange(mode === 'forbid' ? 'forbid' : 'warn')}
      />
      <Switch {...useFlagSetting(store, 'four_eyes')} />
    </FieldGroup>
  );
}
