/** Tables of clients and events. A client has a row in each branch that knows the phone (D149); an event keeps the price that was agreed. */
import type { Schemas } from '@digis/api-client/contract';
import type { TaxMode } from '@digis/domain';
import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference, santim } from './columns.ts';

export const clients = pgTable('clients', {
  id: id(),
  full_name: text().notNull(),
  phone_number: text().notNull(),
  secondary_phone: text().notNull(),
  client_image: text(),
  id_image: text(),
  /** The branch that knows this client; null only for clients of admins from before branches had rows. */
  branch_id: reference(),
  /** Merged with another client of the branch, who is called and written to instead. */
  merged_into: reference(),
  /** The taxpayer's number; blank is not said. */
  tin: text().notNull().default(''),
  /** Keeps back a part of the price as tax, and gives a certificate for it. */
  withholds: boolean().notNull().default(false),
  /** When its photos were deleted, because there was no event for long. */
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
  /** Paid for, however few come; null where nothing is guaranteed. SPEC: D174 */
  guaranteed_people: integer(),
  /** Of the people; null where nothing is said. SPEC: D175 */
  fasting_people: integer(),
  /** The last day on which the day is kept for a client who has not paid; null once it is booked. SPEC: D123 */
  hold_until: date({ mode: 'string' }),
  per_person: santim(),
  is_fixed: boolean().notNull(),
  unit_price: santim().notNull(),
  /** Of the tier that the unit price came from; null where there is none or it is unknown. */
  tier_min: integer(),
  tier_max: integer(),
  base: santim().notNull(),
  additional_price: santim().notNull(),
  discount_amount: santim().notNull(),
  /** What the client pays: with value added tax on top, the net amount and the tax. */
  total: santim().notNull(),
  /** As it was booked; the rate in percent is that of the event's day. */
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
  /** Where it is; blank is not said, as with what follows. */
  venue: text().notNull().default(''),
  venue_note: text().notNull().default(''),
  contact_name: text().notNull().default(''),
  contact_phone: text().notNull().default(''),
  occasion: text().$type<Schemas['Occasion']>(),
  agreed_by: text().notNull(),
  created_by: reference().notNull(),
  ...lifetime(),
  /** Who deleted it, and why, as long as it is deleted. */
  archived_by: reference(),
  archive_reason: text().notNull().default(''),
  /** Taken back with its import, and kept because entries are of it; no list shows it. */
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
  /** Where it was sent; before that it follows from the client. */
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
  /** The text as it was sent; before that it follows from the template. */
  text: text(),
  attempts: integer().notNull().default(0),
  /** When it is tried again; while it is being sent, when its sender is given up. null: at due_at. */
  next_at: instant(),
  sent_at: instant(),
  /** What the gateway said of the last try that it has not taken; blank if it was not reached. */
  reason: text(),
  refused_at: instant(),
  /** The stand-in of a demo took it; it reached no phone. */
  is_simulated: boolean().notNull().default(false),
  created_at: instant().notNull(),
});
