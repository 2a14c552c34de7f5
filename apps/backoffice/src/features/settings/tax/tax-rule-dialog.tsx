import type { Schemas } from '@digis/api-client/contract';
import { isRate, type TaxRuleName, taxRuleNames as names } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import { EthiopianDatePicker, MoneyField, NumberField, Select, Text, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useWrite } from '#api/hooks.ts';
import { ruleProps } from '#forms/field-rules.ts';
import type { FieldErrors, FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useField, useFormValue, useParsedField } from '#forms/use-field.ts';
import { useEditForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';

// D169, D170
export const taxRuleNames: Readonly<Record<TaxRuleName, MessageDescriptor>> = {
  vat: msg`VAT`,
  withholding_services: msg`Withheld from services`,
  withholding_threshold: msg`Least net price from which tax is withheld`,
  withholding_no_tin: msg`Withheld from a payee without TIN or licence`,
  cash_cap: msg`Most cash of one client`,
};

interface Values {
  readonly name: TaxRuleName;
  readonly from: IsoDate | null;
  readonly value: number | null;
  readonly source: string;
}

const labels = {
  name: msg`Rule`,
  from: msg`Holds from`,
  value: msg`Figure`,
  source: msg`Source`,
};

const bodyOf = ({ name, from, value, source }: Values): Schemas['TaxRuleInput'] => ({
  name,
  from: from ?? '',
  value: value ?? 0,
  source: source.trim(),
});

const MOST_PERCENT = 100;

const check = ({ name, value }: Values): FieldErrors<Values> =>
  isRate(name) && (value ?? 0) > MOST_PERCENT ? { value: msg`At most 100%` } : {};

interface TaxRuleDialogProps {
  readonly rule: Schemas['TaxRule'] | null;
  readonly onClose: () => void;
}

export function TaxRuleDialog({ rule, onClose }: TaxRuleDialogProps) {
  const { t, i18n } = useLingui();
  const create = useWrite('post', '/tax-rules');
  const update = useWrite('patch', '/tax-rules');
  const initial: Values = rule ?? { name: 'vat', from: null, value: null, source: '' };
  const form = useEditForm({
    kind: 'tax rule',
    record: rule,
    initial: {
      name: initial.name,
      from: initial.from,
      value: initial.value,
      source: initial.source,
    },
    check,
    bodyOf,
    create,
    update: ({ name: _name, ...body }, options) => update(body, options),
    added: msg`The figure is added`,
    updated: msg`The figure is changed`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
    onRefused: ({ errors }) => {
      if (errors.from === 'duplicate')
        form.store.refuse({ from: msg`Another figure of this rule holds from that day` });
    },
  });
  const { store } = form;
  return (
    <RecordDialog
      title={rule === null ? t`Add a figure` : t`Edit the figure`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      {rule === null ? (
        <NameField store={store} />
      ) : (
        <Text isStrong>{i18n._(taxRuleNames[rule.name])}</Text>
      )}
      <Bound store={store} name="from">
        {(field) => <EthiopianDatePicker label={i18n._(labels.from)} isRequired {...field} />}
      </Bound>
      <FigureField store={store} />
      <SourceField store={store} />
      <Text size="small" tone="muted">
        <Trans>An accountant has the last word. It touches what is booked from now on.</Trans>
      </Text>
    </RecordDialog>
  );
}

interface FieldProps {
  readonly store: FormStore<Values>;
}

function SourceField({ store }: FieldProps) {
  const { i18n } = useLingui();
  return (
    <TextArea
      label={i18n._(labels.source)}
      rows={3}
      {...ruleProps('TaxRuleInput', 'source')}
      {...useField(store, 'source')}
    />
  );
}

function NameField({ store }: FieldProps) {
  const { i18n } = useLingui();
  const { onChange, ...field } = useField(store, 'name');
  return (
    <Select
      {...field}
      label={i18n._(labels.name)}
      isRequired
      items={names.map((id) => ({ id, label: i18n._(taxRuleNames[id]) }))}
      onChange={(id) => onChange(names.find((name) => name === id) ?? 'vat')}
    />
  );
}

function FigureField({ store }: FieldProps) {
  const { t } = useLingui();
  const isPercent = useFormValue(store, ({ name }) => isRate(name));
  const field = useParsedField(store, 'value');
  return isPercent ? (
    <NumberField label={t`Percent`} isRequired maximumFractionDigits={2} {...field} />
  ) : (
    <MoneyField label={t`Figure`} description={t`0 switches it off`} isRequired {...field} />
  );
}
