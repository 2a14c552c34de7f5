/** Tables of tax and of the general ledger: dated figures of law, numbers of the certificates in force, accounts. */
import type { Schemas } from '@digis/api-client/contract';
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
  /** As it is compared: `keyOf` of what the certificate says. */
  number: text().primaryKey(),
  entry_id: reference().notNull(),
});

/** Accounts of the general ledger that differ from the proposed ones. SPEC: D178 */
export const glAccounts = pgTable('gl_accounts', {
  kind: text().$type<Schemas['GlKind']>().primaryKey(),
  account: text().notNull(),
});
