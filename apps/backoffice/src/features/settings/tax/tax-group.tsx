import { FieldGroup, Grid, Select, TextField } from '@digis/ui';
import type { TaxMode } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '#forms/field-rules.ts';
import { type SettingFieldsProps, useSetting } from '../setting-fields.ts';
import { journalDates, vatModes } from '../setting-form.ts';

export function TaxGroup({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { value, onChange, ...field } = useSetting(store, 'vat');
  const words: Readonly<Record<TaxMode, string>> = {
    off: t`Off`,
    included: t`Included in the price`,
    on_top: t`On top of the price`,
  };
  return (
    <FieldGroup legend={t`Tax`} layout="rows">
      <Grid>
        <Select
          {...field}
          description={t`Of events that are booked from now on; those of before keep theirs`}
          items={vatModes.map((id) => ({ id, label: words[id] }))}
          value={value}
          onChange={(id) => onChange(vatModes.find((known) => known === id) ?? 'off')}
        />
        <TextField
          inputMode="numeric"
          description={t`Ten digits`}
          {...ruleProps('SettingsInput', 'tin')}
          {...useSetting(store, 'tin')}
        />
        <TextField {...ruleProps('SettingsInput', 'vat_no')} {...useSetting(store, 'vat_no')} />
        <JournalDates store={store} />
      </Grid>
    </FieldGroup>
  );
}

function JournalDates({ store }: SettingFieldsProps) {
  const { t } = useLingui();
  const { onChange, ...field } = useSetting(store, 'journal_dates');
  return (
    <Select
      {...field}
      description={t`As Sage 50 (Peachtree) of your accountant reads them`}
      items={journalDates.map((id) => ({ id, label: id }))}
      onChange={(id) => onChange(journalDates.find((known) => known === id) ?? 'M/D/YYYY')}
    />
  );
}
