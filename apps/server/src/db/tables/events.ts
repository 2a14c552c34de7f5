/**
 * Triggers of `0166-sums-of-days.sql` keep the sums of a day when `events` or
 * `employee_assignments` change. D135
 */
import type { Schemas } from '@digis/api-client/contract';
import type { TaxMode } from '@digis/domain';
import { boolean, date, integer, numeric, pgTable, text, jsonb } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference, santim } from './columns.ts';

/** One row for each branch of a client (D149). */
export const clients = pgTable('clients', {
  id: id(),
  full_name: text().notNull(),
  phone_number: text().notNull(),
  secondary_phone: text().notNull(),
  client_image: text(),
  id_image: text(),
  /** null: added by an admin before clients belonged to branches. */
  branch_id: reference(),
  merged_into: reference(),
  /** Taxpayer number, or blank. */
  tin: text().notNull().default(''),
  withholds: boolean().notNull().default(false),
  photos_ended_at: instant(),
  ...lifetime(),
});

export const events = pgTable('events', {
  id: id(),
  version: integer().notNull().default(1),
  branch_id: reference().notNull(),
  client_id: reference().notNull(),
  package_id: reference(),
  package_name: text(),
  event_date: date({ mode: 'string' }).notNull(),
  time: text().notNull(),
  starts_at: instant().notNull(),
  num_of_people: integer().notNull(),
  /** null: not guaranteed. D174 */
  guaranteed_people: integer(),
  /** null: unknown. D175 */
  fasting_people: integer(),
  /** Last day of a hold; null once booked. D123 */
  hold_until: date({ mode: 'string' }),
  per_person: santim(),
  is_fixed: boolean().notNull(),
  unit_price: santim().notNull(),
  tier_min: integer(),
  tier_max: integer(),
  base: santim().notNull(),
  additional_price: santim().notNull(),
  discount_amount: santim().notNull(),
  /** Includes value added tax. */
  total: santim().notNull(),
  /** The mode of the day of booking, and the rate of the event's day in percent. */
  vat_mode: text().$type<TaxMode>().notNull().default('off'),
  vat_rate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  vat: santim().notNull().default(0),
  advance_amount: santim().notNull(),
  paid_full: boolean().notNull(),
  additional_plates: integer().notNull(),
  remark: text().notNull(),
  send_sms: boolean().notNull(),
  send_schedule: boolean().notNull(),
  id_image: text(),
  face_image: text(),
  /** Blank if unknown, also the next three. */
  venue: text().notNull().default(''),
  venue_note: text().notNull().default(''),
  contact_name: text().notNull().default(''),
  contact_phone: text().notNull().default(''),
  occasion: text().$type<Schemas['Occasion']>(),
  agreed_by: text().notNull(),
  created_by: reference().notNull(),
  ...lifetime(),
  archived_by: reference(),
  archive_reason: text().notNull().default(''),
  /** Hidden: its import was undone, but entries still refer to it. */
  withdrawn: boolean().notNull().default(false),
});

export type EventRow = typeof events.$inferSelect;

export const eventItems = pgTable('event_items', {
  event_id: reference().notNull(),
  item_id: reference().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const eventAdditionalItems = pgTable('event_additional_items', {
  event_id: reference().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const smsOutbox = pgTable('sms_outbox', {
  id: id(),
  event_id: reference().notNull(),
  kind: text({ enum: ['confirmation', 'reminder', 'due', 'change'] }).notNull(),
  due_at: instant().notNull(),
  /** The number it was sent to; until then, the client's present phone counts. */
  phone: text().notNull(),
  state: text({
    enum: [
      'not configured',
      'scheduled',
      'sending',
      'sent',
      'unknown',
      'failed',
      'skipped',
      'cancelled',
    ],
  }).notNull(),
  text: text(),
  attempts: integer().notNull().default(0),
  /** The next attempt or the end of the lease; null: send at `due_at`. */
  next_at: instant(),
  sent_at: instant(),
  /** Reason of the last refusal; blank if the gateway was not reached. */
  reason: text(),
  refused_at: instant(),
  is_simulated: boolean().notNull().default(false),
  created_at: instant().notNull(),
});

export const printedSheets = pgTable('printed_sheets', {
  event_id: reference().notNull(),
  kind: text().$type<Schemas['SheetKind']>().notNull(),
  said: jsonb().$type<Schemas['SheetSaid']>().notNull(),
  printed_by: reference().notNull(),
  printed_at: instant().notNull(),
});
