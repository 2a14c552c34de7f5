import type { Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { employeeFieldLabels } from '../../i18n/labels/employee-field-labels.ts';

export interface EmployeeFormValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly guarantor_phone: string;
  readonly salary: number | null;
  readonly wage_type: Schemas['WageType'];
  readonly event_wage: number | null;
  readonly afternoon_wage: number | null;
  readonly evening_wage: number | null;
  readonly id_image: string | null;
  readonly guarantor_id: string | null;
  readonly personal_image: string | null;
  readonly agreement_image: string | null;
}

export const employeeLabels = {
  ...employeeFieldLabels,
  id_image: msg`Employee ID Image`,
};

export const valuesOf = (employee: Schemas['Employee'] | null): EmployeeFormValues => ({
  first_name: employee?.first_name ?? '',
  last_name: employee?.last_name ?? '',
  phone_number: employee?.phone_number ?? '',
  guarantor_phone: employee?.guarantor_phone ?? '',
  salary: employee?.salary ?? null,
  wage_type: employee?.wage_type ?? 'fixed',
  event_wage: employee?.event_wage ?? null,
  afternoon_wage: employee?.afternoon_wage ?? null,
  evening_wage: employee?.evening_wage ?? null,
  id_image: employee?.id_image ?? null,
  guarantor_id: employee?.guarantor_id ?? null,
  personal_image: employee?.personal_image ?? null,
  agreement_image: employee?.agreement_image ?? null,
});

export function employeeBody(values: EmployeeFormValues): Schemas['EmployeeInput'] {
  const { wage_type, event_wage, afternoon_wage, evening_wage } = values;
  const guarantor = normalisePhone(values.guarantor_phone);
  return {
    ...values,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone_number: normalisePhone(values.phone_number),
    guarantor_phone: guarantor === '' ? null : guarantor,
    salary: values.salary ?? 0,
    event_wage: wage_type === 'fixed' ? event_wage : null,
    afternoon_wage: wage_type === 'dynamic' ? afternoon_wage : null,
    evening_wage: wage_type === 'dynamic' ? evening_wage : null,
  };
}
