// Spec 2.10, D139, D185
import type { Schemas } from '@digis/api-client/contract';
import { Inline, Button, DataTable, Page, RowActions, type DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { useViewer } from '../../images/record-image.tsx';
import { ListSearch, useListWords, useEmptyList } from '../../lists/filters/list-search.tsx';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { Suspense } from 'react';
import { useCan } from '../../auth/user.tsx';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import { useEmployees } from '../../api/queries/records.ts';
import { useDeleteEmployee } from './employee-data.ts';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeeLedgerDialog } from './employee-ledger-dialog.tsx';
import { exportColumn, exportPhone, createdExport } from '../../lists/files/export-values.ts';
import { useOwedColumn } from '../../lists/columns/owed-column.tsx';

const PayDayDialog = lazyFeature(
  async () => (await import('./pay-day/pay-day-dialog.tsx')).PayDayDialog,
);

function useEmployeeFileColumns(
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
    createdExport<Employee>(t`Created At`),
  ];
}

type Employee = Schemas['Employee'];

function useEmployeeActions(askToDelete: (employee: Employee) => void) {
  const { t } = useLingui();
  const actions = useRowActions();
  return (employee: Employee) => [
    {
      id: 'ledger',
      label: t`Salary & Wage`,
      icon: <BookOpen aria-hidden />,
      onPress: () => openDialog('ledger', employee.id),
    },
    ...(employee.deletedAt === undefined
      ? [
          actions.edit(() => openDialog('edit', employee.id)),
          actions.remove(() => askToDelete(employee)),
        ]
      : []),
  ];
}

function EmployeeButtons() {
  const can = useCan();
  return (
    <Inline space="small">
      {can('Cashbook In/Out') && (
        <Button variant="soft" onPress={() => openDialog('pay-day')}>
          <Trans>Pay-day</Trans>
        </Button>
      )}
      <Button tone="brand" onPress={() => openDialog('add')}>
        <Trans>Add Employee</Trans>
      </Button>
    </Inline>
  );
}

export function EmployeesScreen() {
  const { t } = useLingui();
  const employees = useEmployees(useListWords());
  const [openImage, viewer] = useViewer();
  const [askToDelete, question] = useRemoval<Employee>({
    write: useDeleteEmployee(),
    question: ({ full_name }) => t`Delete employee ${full_name}?`,
    done: msg`Employee deleted`,
    inUse: msg`There are wages that are not paid yet, or an event to come.`,
  });
  const actionsOf = useEmployeeActions(askToDelete);
  return (
    <Page title={t`Employees`} action={<EmployeeButtons />}>
      <ListSearch label={t`Name or phone`} rows={employees.data}>
        <WholeListMenu
          rows={employees.data}
          columns={useEmployeeFileColumns(employees.data)}
          name={t`Employees`}
          logged={{ name: 'employees', of: null }}
          file={['employees']}
        />
      </ListSearch>
      <DataTable
        aria-label={t`Employees`}
        columns={useEmployeeColumns(employees.data, openImage)}
        emptyState={useEmptyList(
          t`No employees yet. Whoever is here can be assigned to events and paid.`,
          () => openDialog('add'),
        )}
        {...listOf(employees)}
        getRowId={({ id }) => id}
        getRowName={({ full_name }) => full_name}
        rowActions={(employee) => (
          <RowActions rowName={employee.full_name} actions={actionsOf(employee)} />
        )}
      />
      <OpenEmployee employees={employees.data} />
      {question}
      {viewer}
    </Page>
  );
}

function PayDay({ onClose }: { readonly onClose: () => void }) {
  if (!useCan()('Cashbook In/Out')) return null;
  return (
    <Suspense fallback={null}>
      <PayDayDialog onClose={onClose} />
    </Suspense>
  );
}

function OpenEmployee({ employees }: { readonly employees: readonly Employee[] | undefined }) {
  const { dialog, row: employee } = useOpenRow(employees);
  if (dialog === 'pay-day') return <PayDay onClose={closeDialog} />;
  if (dialog === 'add') return <EmployeeDialog employee={null} onClose={closeDialog} />;
  if (!employee) return null;
  if (dialog === 'ledger') {
    return <EmployeeLedgerDialog key={employee.id} employee={employee} onClose={closeDialog} />;
  }
  if (dialog !== 'edit') return null;
  return <EmployeeDialog key={employee.id} employee={employee} onClose={closeDialog} />;
}
