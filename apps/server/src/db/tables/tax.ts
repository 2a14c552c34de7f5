/** Tables of tax: the dated figures of law, and the numbers of the certificates in force. */
import type { TaxRuleName } from '@digis/domain';
import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference } from './columns.ts';

export const taxRules = pgTable('tax_rules', {
  id: id(),
  name: text().$type<TaxRuleName>().notNull(),
  /** The day of an event, or of a payment, from which it holds. */
  from_day: date({ mode: 'string' }).notNull(),
  /** Percent, or birr. */
  value: numeric({ precision: 11, scale: 2, mode: 'number' }).notNull(),
  source: text().notNull(),
});

export const certificateNumbers = pgTable('certificate_numbers', {
  /** As it is compared: upper-case, without spaces. */
  number: text().primaryKey(),
  entry_id: reference().notNull(),
});
