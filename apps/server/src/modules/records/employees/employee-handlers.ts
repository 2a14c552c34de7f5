// Spec 2.10
import type { Schemas } from '@digis/api-client/contract';
import { searched, searchWords, toBirr } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { type Context, requireDeletedId, type Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { selectOwedByPerson } from '../owed/owed.ts';
import { selectPhonePrefixes } from '../settings/setting-queries.ts';
import { requireIssued } from '../uploads/require-issued.ts';
import { buildEmployee, paperFields } from './employee-from.ts';
import {
  changeEmployee,
  insertEmployee,
  isNeeded,
  isOwedWages,
  lockEmployee,
  employeeTexts,
  selectEmployees,
  type EmployeeContent,
  type EmployeeRow,
} from './employee-queries.ts';
import { employeeContent, employeeName, employeeView } from './employee-view.ts';

const requirePapers = (
  context: Context,
  body: Schemas['EmployeeInput'],
  kept?: EmployeeContent,
): Promise<void> =>
  requireIssued(
    context,
    Object.fromEntries(paperFields.map((field) => [field, body[field]])),
    kept && { ...kept },
  );

export const employeeHandlers = {
  listEmployees: async ({ db, user, scope }, { query }) => {
    const words = searchWords(query.q ?? '');
    const rows = searched(words, await selectEmployees(db), employeeTexts);
    if (can(user, 'Employees')) {
      const owedTo = await selectOwedByPerson(db, 'employee_id', scope.branchId);
      const withOwed = (row: EmployeeRow) => ({
        ...employeeView(row),
        owed: toBirr(owedTo(row.id)),
      });
      return { success: true, employees: rows.map(withOwed) };
    }
    const assignable = rows.filter((row) => row.archived_at === null);
    return { success: true, employees: assignable.map(employeeName) };
  },

  createEmployee: async (context, { body }) => {
    const { db, clock } = context;
    await requirePapers(context, body);
    const content = buildEmployee(await selectPhonePrefixes(db), body);
    const id = await insertEmployee(db, content, clock.now());
    const action = { action: 'employee.create' as const, subject: content.full_name, entityId: id };
    await recordAction(context, action);
    return { success: true, id };
  },

  updateEmployee: async (context, { body }) => {
    const { db } = context;
    const before = await lockEmployee(db, body.id);
    await requirePapers(context, body, before);
    const content = buildEmployee(await selectPhonePrefixes(db), body, before);
    const changes = changesBetween(employeeContent(before), employeeContent(content));
    if (changes.length > 0) {
      await changeEmployee(db, before.id, content);
      const action = {
        action: 'employee.update' as const,
        subject: content.full_name,
        entityId: before.id,
      };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },

  deleteEmployee: async (context, input) => {
    const { db, clock } = context;
    const { id, full_name } = await lockEmployee(db, requireDeletedId(input));
    // Wages are payable only to listed employees.
    if (await isOwedWages(db, id)) {
      throw new AppError('IN_USE', { msg: `${full_name} has wages that are not paid yet.` });
    }
    if (await isNeeded(db, id, clock.now())) {
      throw new AppError('IN_USE', {
        msg: `${full_name} is assigned to an event that is still to come.`,
      });
    }
    await changeEmployee(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'employee.delete', subject: full_name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listEmployees' | 'createEmployee' | 'updateEmployee' | 'deleteEmployee'>;
