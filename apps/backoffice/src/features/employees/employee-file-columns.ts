/** What a file of the employees says of each: phones as text, wages and salary, what we owe. SPEC: D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { exportColumn, exportPhone, useCreatedExport } from '../../lists/files/export-values.ts';
import { useOwedColumn } from '../../lists/owed-column.tsx';

type Employee = Schemas['Employee'];

export function useEmployeeFileColumns(
  employees: readonly Employee[] | undefined,
): readonly DataColumn<Employee>[] {
  const { t } = useLingui();
  const column = exportColumn<Employee>;
  return [
    column('full_name', t`Full Name`, ({ full_name }) => full_name),
    column('phone_number', t`Phone Number`, ({ phone_number }) => exportPhone(phone_number)),
    column(
      'guarantor_phone',
      t`Guarantor Phone`,
      ({ guarantor_phone }) => guarantor_phone && exportPhone(guarantor_phone),
    ),
    column('wage_type', t`Wage Type`, ({ wage_type }) =>
      wage_type === 'dynamic' ? t`DYNAMIC` : t`FIXED`,
    ),
    column('event_wage', t`Event Wage`, ({ event_wage }) => event_wage),
    column('afternoon_wage', t`Afternoon Wage`, ({ afternoon_wage }) => afternoon_wage),
    column('evening_wage', t`Evening Wage`, ({ evening_wage }) => evening_wage),
    column('salary', t`Salary`, ({ salary }) => salary),
    ...useOwedColumn(t`We owe`, employees),
    column('deleted', t`Deleted, not settled`, ({ deletedAt }) =>
      deletedAt === undefined ? t`No` : t`Yes`,
    ),
    ...useCreatedExport<Employee>(t`Created At`),
  ];
}
