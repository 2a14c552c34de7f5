import type { Schemas } from '@digis/api-client/contract';
import type { TaxRuleName } from '@digis/domain';
import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference } from './columns.ts';

export const taxRules = pgTable('tax_rules', {
  id: id(),
  name: text().$type<TaxRuleName>().notNull(),
  /** The first day on which the rule applies to events or payments. */
  from_day: date({ mode: 'string' }).notNull(),
  /** Percent, or birr. */
  value: numeric({ precision: 11, scale: 2, mode: 'number' }).notNull(),
  source: text().notNull(),
});

export const certificateNumbers = pgTable('certificate_numbers', {
  number: text().primaryKey(),
  entry_id: reference().notNull(),
});

/** Contains only the accounts that were changed. D178 */
export const glAccounts = pgTable('gl_accounts', {
  kind: text().$type<Schemas['GlKind']>().primaryKey(),
  account: text().notNull(),
});
