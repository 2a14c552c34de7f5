/** Tables of items and packages, with a price for each number of people. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime, reference, santim } from './columns.ts';

export const items = pgTable('items', {
  id: id(),
  name: text().notNull(),
  name_key: text().notNull(),
  menu: text({ enum: ['fasting', 'not fasting'] }),
  ...lifetime(),
});

export const packages = pgTable('packages', {
  id: id(),
  name: text().notNull(),
  /** Printed on agreements, below those of the business; blank for none. */
  terms: text().notNull().default(''),
  ...lifetime(),
});

export const packageItems = pgTable('package_items', {
  package_id: reference().notNull(),
  item_id: reference().notNull(),
  position: integer().notNull(),
});

export const packageTiers = pgTable('package_tiers', {
  package_id: reference().notNull(),
  min: integer().notNull(),
  max: integer().notNull(),
  value: santim().notNull(),
});

export interface PriceTier {
  min: number;
  max: number;
  /** Santim per person. */
  value: number;
}
