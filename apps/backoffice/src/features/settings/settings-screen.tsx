// Spec 2.16
import {
  BusyOverlay,
  Button,
  Card,
  EmptyState,
  Form,
  Page,
  SaveBar,
  Skeleton,
  Tabs,
} from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useFormErrors, useFormValue } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useUser } from '../../auth/user.tsx';
import { useParameter } from '../../navigation/use-address.ts';
import { useSaveSettings, useSettings } from './setting-data.ts';
import type { Settings } from './setting-data.ts';
import type { SettingFieldsProps } from './setting-fields.ts';
import type { SettingFormValues } from './setting-form.ts';
import { checkSettings, settingLabels, settingsBody, valuesOf } from './setting-form.ts';
import { GlAccounts } from './general-ledger/gl-accounts.tsx';
import { Panel } from './setting-panel.tsx';
import { type SettingTab, settingTabs, tabOf } from './setting-tabs.ts';
import { TaxRules } from './tax/tax-rules.tsx';
import { specMessages } from '../../i18n/spec-messages.ts';

const changesIn = (now: SettingFormValues, saved: SettingFormValues): number => {
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  ).length;
};

export function SettingsScreen() {
  const { t } = useLingui();
  const { data, error, retry } = useSettings();
  const { value } = useParameter('tab');
  return (
    <Page title={t`System Settings`}>
      {data && <SettingsForm settings={data} />}
      {value === 'tax' && <TaxRules />}
      {value === 'tax' && <GlAccounts />}
      {!data && !error && <Skeleton shape="row" count={8} label={t`Loading Settings...`} />}
      {!data && error && <EmptyState variant="error" onRetry={retry} />}
    </Page>
  );
}

function useTabLabels(): Readonly<Record<SettingTab, string>> {
  const { t } = useLingui();
  return {
    messages: t`Messages`,
    business: t`Business`,
    papers: t`Papers`,
    banks: t`Banks`,
    days: t`Days`,
    rules: t`Rules`,
    tax: t`Tax`,
    safety: t`Safety`,
    copies: t`Copies`,
  };
}

/** D163 A copy contains everything, so only admins take one. */
function useOwnTabs(): readonly { readonly id: SettingTab; readonly label: string }[] {
  const { role } = useUser();
  const labels = useTabLabels();
  const own = settingTabs.filter((tab) => role === 'admin' || tab !== 'copies');
  return own.map((id) => ({ id, label: labels[id] }));
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useLingui();
  const { value, choose } = useParameter('tab');
  const [saved, setSaved] = useState(() => valuesOf(settings));
  const form = useRecordForm({
    name: 'settings',
    initial: saved,
    check: checkSettings,
    bodyOf: settingsBody,
    write: useSaveSettings(),
    words: { done: specMessages.settingsSaved, failed: specMessages.saveFailed },
    onSaved: () => {
      form.store.set('sms_api_token', '');
      form.store.set('clear_sms_api_token', false);
      setSaved(form.store.values());
    },
  });
  const { store, isBusy, refusal, submit } = form;
  const tabItems = useOwnTabs();
  const shown = tabItems.find(({ id }) => id === value)?.id ?? settingTabs[0];
  return (
    <BusyOverlay isBusy={isBusy} label={t`Saving...`}>
      <Form
        aria-label={t`System Settings`}
        onSubmit={submit}
        onRefuse={form.validate}
        errors={useFormErrors(store, settingLabels)}
        onHidden={(name) => choose(tabOf(name))}
      >
        <Tabs
          aria-label={t`System Settings`}
          items={tabItems}
          value={shown}
          onChange={choose}
          keepsPanels
        >
          {(tab) => (
            <Card>
              <Panel
                tab={tab}
                store={store}
                settings={settings}
                hasToken={(settings.sms_api_token ?? '') !== ''}
              />
            </Card>
          )}
        </Tabs>
        {refusal && <FormFailure refusal={refusal} />}
        {shown !== 'banks' && (
          <SaveBar note={<Changes store={store} saved={saved} />}>
            <Button type="submit" tone="brand" isPending={isBusy}>
              <Trans>Save</Trans>
            </Button>
          </SaveBar>
        )}
      </Form>
    </BusyOverlay>
  );
}

interface ChangesProps extends SettingFieldsProps {
  readonly saved: SettingFormValues;
}

function Changes({ store, saved }: ChangesProps) {
  const changes = useFormValue(store, (values) => changesIn(values, saved));
  if (changes === 0) return null;
  return <Plural value={changes} one="# change" other="# changes" />;
}
