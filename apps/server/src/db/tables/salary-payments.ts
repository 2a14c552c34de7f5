/** Which salaries were paid, by Ethiopian month: a second one in a month is asked about. */
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { reference, santim } from './columns.ts';

export const salaryPayments = pgTable('salary_payments', {
  entry_id: reference().primaryKey(),
  employee_id: reference().notNull(),
  et_year: integer().notNull(),
  et_month: integer().notNull(),
  amount: santim().notNull(),
});
