/** Tables of closes, insert only, and of opening figures. */
import type { Schemas } from '@digis/api-client/contract';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';

export const closes = pgTable('closes', {
  id: id(),
  branch_id: reference().notNull(),
  /** Sequence number within the branch, without gaps. */
  number: integer().notNull(),
  /** In Addis Ababa. */
  day: date({ mode: 'string' }).notNull(),
  /** The branch's last entry number at the close. */
  last_entry: integer().notNull(),
  remark: text().notNull().default(''),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

/** Santim, except `notes`. */
export const closedPlaces = pgTable('closed_places', {
  id: id(),
  close_id: reference().notNull(),
  /** null: the box of the branch. */
  place_id: reference(),
  opening: santim().notNull(),
  came_in: santim().notNull(),
  went_out: santim().notNull(),
  moved: santim().notNull(),
  book: santim().notNull(),
  /** null: not counted. */
  counted: santim(),
  notes: jsonb().$type<Schemas['NoteCount'][]>().notNull().default([]),
  coins: santim().notNull().default(0),
  /** Ticked rows of the book. */
  seen: jsonb().$type<number[]>().notNull().default([]),
  entry_id: reference(),
  /** Totals after the close, where the next day begins. */
  in_total: santim().notNull(),
  out_total: santim().notNull(),
  transferred: santim().notNull(),
});

/** D160 */
export const openings = pgTable('openings', {
  id: id(),
  branch_id: reference().notNull(),
  dated: date({ mode: 'string' }).notNull(),
  remark: text().notNull().default(''),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
  undone_by: reference(),
  undone_at: instant(),
});
