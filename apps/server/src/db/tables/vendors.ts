/** The vendors, and the events they are assigned to. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime, reference, santim } from './columns.ts';

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

/** The price is that of the day the assignment was made. */
export const vendorAssignments = pgTable('vendor_assignments', {
  id: id(),
  event_id: reference().notNull(),
  vendor_id: reference().notNull(),
  pricing: pricing(),
  amount: santim().notNull(),
  delivered: boolean().notNull().default(false),
});
