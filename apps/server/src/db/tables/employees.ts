/** The employees, and the events they are assigned to. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime, reference, santim } from './columns.ts';

const wageType = () => text({ enum: ['fixed', 'dynamic'] }).notNull();

export const employees = pgTable('employees', {
  id: id(),
  full_name: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  phone_number: text().notNull(),
  guarantor_phone: text(),
  salary: santim().notNull(),
  wage_type: wageType(),
  event_wage: santim(),
  afternoon_wage: santim(),
  evening_wage: santim(),
  personal_image: text(),
  id_image: text(),
  guarantor_id: text(),
  agreement_image: text(),
  ...lifetime(),
});

/** The rates are those of the day the assignment was made. */
export const employeeAssignments = pgTable('employee_assignments', {
  id: id(),
  event_id: reference().notNull(),
  employee_id: reference().notNull(),
  wage_type: wageType(),
  event_wage: santim().notNull(),
  afternoon_wage: santim().notNull(),
  evening_wage: santim().notNull(),
});
