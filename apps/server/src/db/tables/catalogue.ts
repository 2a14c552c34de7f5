import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuantityUnit } from '@digis/domain';
import { id, lifetime, reference, santim } from './columns.ts';

export const items = pgTable('items', {
  id: id(),
  name: text().notNull(),
  name_key: text().notNull(),
  menu: text({ enum: ['fasting', 'not fasting'] }),
  kind: text({ enum: ['food', 'drink', 'equipment', 'other'] })
    .notNull()
    .default('food'),
  unit: text().$type<QuantityUnit>(),
  /** Quantity for one guest, in `unit`. D133 */
  per_guest: numeric({ precision: 6, scale: 3, mode: 'number' }),
  ...lifetime(),
});

export const packages = pgTable('packages', {
  id: id(),
  name: text().notNull(),
  terms: text().notNull().default(''),
  /** The package for fasting guests. D175 */
  fasting_package_id: reference(),
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
  value: number;
}
