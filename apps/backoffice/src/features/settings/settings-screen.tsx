/** System Settings. Spec 2.16. */
import {
  BusyOverlay,
  Button,
  Card,
  EmptyState,
  Form,
  Inline,
  Page,
  Skeleton,
  Stack,
  Text,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayGroup } from './day-group.tsx';
import { causeOf } from '../../api/error-message.ts';
import { useFormErrors } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useSaveSettings, useSettings } from './setting-data.ts';
import type { Settings } from './setting-data.ts';
import { checkSettings, settingLabels, settingsBody, valuesOf } from './setting-form.ts';
import {
  BankGroup,
  BusinessGroup,
  MessageGroup,
  MoneyGroup,
  RulesGroup,
  SecurityGroup,
} from './setting-groups.tsx';
import { specMessages } from '../../i18n/spec-messages.ts';

export function SettingsScreen() {
  const { t } = useLingui();
  const { data, error, retry } = useSettings();
  return (
    <Page title={t`System Settings`}>
      {data && <SettingsForm settings={data} />}
      {!data && !error && <Skeleton shape="row" count={8} label={t`Loading Settings...`} />}
      {!data && error && <EmptyState variant="error" onRetry={retry} />}
    </Page>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t, i18n } = useLingui();
  const form = useRecordForm({
    name: 'settings',
    initial: valuesOf(settings),
    check: checkSettings,
    bodyOf: settingsBody,
    write: useSaveSettings(),
    words: { done: specMessages.settingsSaved, failed: specMessages.saveFailed },
    onSaved: () => {
      form.store.set('sms_api_token', '');
      form.store.set('clear_sms_api_token', false);
    },
  });
  const { store, isBusy, failure, submit } = form;
  return (
    <BusyOverlay isBusy={isBusy} label={t`Saving...`}>
      <Form
        validation="none"
        aria-label={t`System Settings`}
        onSubmit={submit}
        errors={useFormErrors(store, settingLabels)}
      >
        <Stack space="large">
          <Card>
            <MessageGroup store={store} hasToken={(settings.sms_api_token ?? '') !== ''} />
          </Card>
          <Card>
            <BankGroup store={store} />
          </Card>
          <Card>
            <BusinessGroup store={store} />
          </Card>
          <Card>
            <DayGroup store={store} />
          </Card>
          <Card>
            <RulesGroup store={store} />
            <MoneyGroup store={store} />
            <SecurityGroup store={store} />
          </Card>
          {failure && <Text tone="critical">{i18n._(causeOf(failure))}</Text>}
          <Inline justify="end">
            <Button type="submit" tone="brand" isPending={isBusy}>
              <Trans>Save</Trans>
            </Button>
          </Inline>
        </Stack>
      </Form>
    </BusyOverlay>
  );
}
