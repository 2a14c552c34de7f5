import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
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

export const employeeAssignments = pgTable('employee_assignments', {
  id: id(),
  event_id: reference().notNull(),
  employee_id: reference().notNull(),
  wage_type: wageType(),
  event_wage: santim().notNull(),
  afternoon_wage: santim().notNull(),
  evening_wage: santim().notNull(),
  came: boolean().notNull().default(true),
});

const pricing = () => text({ enum: ['fixed', 'per-person'] }).notNull();

export const vendors = pgTable('vendors', {
  id: id(),
  name: text().notNull(),
  category: text().notNull(),
  pricing: pricing(),
  amount: santim().notNull(),
  representative: text().notNull(),
  contact: text().notNull(),
  ...lifetime(),
});

export const vendorAssignments = pgTable('vendor_assignments', {
  id: id(),
  event_id: reference().notNull(),
  vendor_id: reference().notNull(),
  pricing: pricing(),
  amount: santim().notNull(),
  delivered: boolean().notNull().default(false),
});
