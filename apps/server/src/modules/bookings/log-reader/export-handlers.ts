/** Logs an export. The browser makes the file. D96 */
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { selectBranchName } from '../../records/branches/branch-queries.ts';
import { selectEmployeeName } from '../../records/employees/employee-queries.ts';
import { selectVendorName } from '../../records/vendors/vendor-queries.ts';

type NameOf = (context: Context, id: number) => Promise<string | undefined>;

const branchName: NameOf = async ({ db, scope }, id) => {
  requireVisible(scope, id);
  return (await selectBranchName(db, id))?.name;
};
const employeeName: NameOf = ({ db }, id) => selectEmployeeName(db, id);
const vendorName: NameOf = ({ db }, id) => selectVendorName(db, id);

const namesOf: Readonly<Record<Schemas['ExportName'], NameOf>> = {
  events: branchName,
  deleted_events: branchName,
  cashbook: branchName,
  receivables: branchName,
  payables: branchName,
  employee_gains: employeeName,
  employee_payments: employeeName,
  vendor_payables: vendorName,
  vendor_payments: vendorName,
  overview: branchName,
  reports: branchName,
  vat: branchName,
  clients: branchName,
  employees: branchName,
  vendors: branchName,
  items: branchName,
  packages: branchName,
  branches: branchName,
  users: branchName,
  action_logs: branchName,
};

export const exportHandlers = {
  recordExport: async (context, { body: { name, of, rows } }) => {
    const whose = of === undefined ? null : await namesOf[name](context, of);
    if (whose === undefined) throw new AppError('NOT_FOUND');
    await recordAction(context, {
      action: 'list.export',
      subject: whose === null ? name : `${name}, ${whose}`,
      changes: [{ field: 'rows', before: '', after: String(rows) }],
    });
    return { success: true };
  },
} satisfies Handlers<'recordExport'>;
