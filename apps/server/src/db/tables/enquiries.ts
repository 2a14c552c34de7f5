// D173
import type { Schemas } from '@digis/api-client/contract';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const enquiries = pgTable('enquiries', {
  id: id(),
  version: integer().notNull().default(1),
  branch_id: reference().notNull(),
  name: text().notNull(),
  phone: text().notNull(),
  event_date: date({ mode: 'string' }),
  /** The Ethiopian month, if the day is unknown. */
  et_year: integer(),
  et_month: integer(),
  num_of_people: integer(),
  words: text().notNull().default(''),
  call_on: date({ mode: 'string' }),
  /** As quoted, independent of later prices. */
  options: jsonb().$type<Schemas['EnquiryOption'][]>().notNull(),
  lost_because: text().$type<Schemas['LossReason']>(),
  event_id: reference(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

export type EnquiryRow = typeof enquiries.$inferSelect;

export const proformaNumbers = pgTable('proforma_numbers', {
  branch_id: reference().primaryKey(),
  last: integer().notNull(),
});

export const proformas = pgTable('proformas', {
  id: id(),
  enquiry_id: reference().notNull(),
  branch_id: reference().notNull(),
  number: integer().notNull(),
  date: date({ mode: 'string' }).notNull(),
  valid_until: date({ mode: 'string' }).notNull(),
  page: text().notNull(),
  logo: text(),
  stamp: text(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});
