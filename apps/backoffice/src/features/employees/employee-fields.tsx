import type { Schemas } from '@digis/api-client/contract';
import { FieldGroup, Grid, MoneyField, SegmentedControl, TextField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { MobileField } from '../../forms/mobile-field.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useField, useFormValue, useParsedField } from '../../forms/use-field.ts';
import { RecordImageField } from '../../images/image-field.tsx';
import { employeeLabels } from './employee-form.ts';
import type { EmployeeFormValues } from './employee-form.ts';

interface EmployeeFieldsProps {
  readonly store: FormStore<EmployeeFormValues>;
}

interface NameFieldsProps extends EmployeeFieldsProps {
  readonly employee: Schemas['Employee'] | null;
}

export function NameFields({ store, employee }: NameFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <FieldGroup legend={t`Employee`}>
      <Bound store={store} name="first_name">
        {(field) => (
          <TextField
            writesAmharic
            label={i18n._(employeeLabels.first_name)}
            placeholder={t`In Amharic`}
            {...ruleProps('EmployeeInput', 'first_name')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="last_name">
        {(field) => (
          <TextField
            writesAmharic
            label={i18n._(employeeLabels.last_name)}
            placeholder={t`In Amharic`}
            {...ruleProps('EmployeeInput', 'last_name')}
            {...field}
          />
        )}
      </Bound>
      <BoundParsed store={store} name="phone_number">
        {(field) => (
          <MobileField
            label={i18n._(employeeLabels.phone_number)}
            isRequired
            known={employee?.phone_number}
            {...field}
          />
        )}
      </BoundParsed>
      <BoundParsed store={store} name="guarantor_phone">
        {(field) => (
          <MobileField
            label={i18n._(employeeLabels.guarantor_phone)}
            known={employee?.guarantor_phone}
            {...field}
          />
        )}
      </BoundParsed>
    </FieldGroup>
  );
}

export function WageFields({ store }: EmployeeFieldsProps) {
  const { t, i18n } = useLingui();
  const kind = useField(store, 'wage_type');
  return (
    <FieldGroup legend={t`Salary & Wage`}>
      <BoundParsed store={store} name="salary">
        {(field) => <MoneyField label={i18n._(employeeLabels.salary)} isRequired {...field} />}
      </BoundParsed>
      <SegmentedControl
        label={i18n._(employeeLabels.wage_type)}
        items={[
          { id: 'fixed', label: t`Fixed` },
          { id: 'dynamic', label: t`By the time of day` },
        ]}
        value={kind.value}
        onChange={kind.onChange}
      />
      <Wages store={store} />
    </FieldGroup>
  );
}

function Wages({ store }: EmployeeFieldsProps) {
  const isFixed = useFormValue(store, (values) => values.wage_type === 'fixed');
  if (isFixed) return <Wage store={store} name="event_wage" />;
  return (
    <>
      <Wage store={store} name="afternoon_wage" />
      <Wage store={store} name="evening_wage" />
    </>
  );
}

interface WageProps extends EmployeeFieldsProps {
  readonly name: 'event_wage' | 'afternoon_wage' | 'evening_wage';
}

function Wage({ store, name }: WageProps) {
  const { i18n } = useLingui();
  return (
    <MoneyField label={i18n._(employeeLabels[name])} isRequired {...useParsedField(store, name)} />
  );
}

export function PaperFields({ store }: EmployeeFieldsProps) {
  return (
    <Grid>
      <Paper store={store} name="id_image" guide="id-card" />
      <Paper store={store} name="guarantor_id" guide="id-card" />
      <Paper store={store} name="personal_image" guide="face" />
      <Paper store={store} name="agreement_image" guide="none" />
    </Grid>
  );
}

interface PaperProps extends EmployeeFieldsProps {
  readonly name: 'id_image' | 'guarantor_id' | 'personal_image' | 'agreement_image';
  readonly guide: 'id-card' | 'face' | 'none';
}

function Paper({ store, name, guide }: PaperProps) {
  const { i18n } = useLingui();
  return (
    <RecordImageField
      label={i18n._(employeeLabels[name])}
      guide={guide}
      {...useField(store, name)}
    />
  );
}
