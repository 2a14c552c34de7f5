/** The desk of a kind of import: reads a row by the rules of the form of its records, and makes them. */
import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { changesBetween } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/pipelined-session.ts';
import type { RecordTable } from '#db/tables/imports.ts';

type Match = Schemas['Match'];

/** The records that a row may mean. */
export interface Matches {
  /** The same phone, or the same name where there is no phone. */
  known: Match | undefined;
  /** A record that it may be, and why. */
  doubt?: Doubt | undefined;
  /** The name of another branch, where a client has the phone. */
  elsewhere?: string | undefined;
  /** Of an event the name under which its client is or will be kept, where the row says another. */
  called?: string | undefined;
}

export interface Doubt {
  alike: Schemas['ImportedAlike'];
  known: Schemas['ImportedMatch'];
}

/** A name that sounds the same, with another phone. */
export const soundsLike = (known: Match | undefined): Doubt | undefined =>
  known && { alike: 'name', known };

/** A rule of a form, which throws its refusal; the schema has shown that the fields it needs are what they should be. */
export interface Rule {
  needs: readonly string[];
  ask: () => unknown;
}

export interface Made {
  record: RecordTable;
  id: number;
}

/** Opened for one check or one commit; it reads only once what all rows are compared with. */
export interface Desk<Values, Content> {
  /** Throws the refusal of the record's own form. */
  read(values: Values): Promise<Content>;
  /** The rules of `read`, one by one, of values that need not fit the schema. @default none but the first refusal */
  rules?(values: Values): readonly Rule[];
  /** The field without which a row comes in as well. */
  spare?: { field: string; without(values: Values): Values };
  /** Two rows of the same key are one record; the second is refused at the field. */
  keyOf(content: Content): { key: string; field: string };
  /** What the books will say of an accepted row beyond its own cells, to be looked at before it is taken in. */
  shown?(content: Content): Pick<Schemas['ImportedRow'], 'total'>;
  match(contents: readonly Content[]): Promise<(content: Content) => Matches>;
  /** Keeps what the rows refer to as it is until this write is through. */
  hold?(): Promise<void>;
  /** In the order of the contents: all rows that each record needed. */
  add(contents: readonly Content[]): Promise<Made[][]>;
  /** Books the money of what was added, as the last work of the commit, because others of the branch wait for it. */
  book?(importId: number): Promise<void>;
  /** What the known record was, in the fields that change; undefined where none does. */
  change(id: number, values: Values): Promise<object | undefined>;
}

/** A kind of import. `Before` is what an undo puts back. */
export interface ImportKind<Values, Content, Before> {
  schema: keyof Schemas;
  open(context: Context): Promise<Desk<Values, Content>>;
  restore(db: Database, id: number, before: Before): Promise<void>;
}

/** Adds each record by itself; their statements travel together. */
export const oneByOne =
  <Content>(record: RecordTable, insert: (content: Content) => Promise<number>) =>
  async (contents: readonly Content[]): Promise<Made[][]> => {
    const inserts = contents.map((content, at) => [at, insert(content)] as const);
    const ids = await inOnePacket<Record<string, number>>(Object.fromEntries(inserts));
    return Object.values(ids).map((id) => [{ record, id }]);
  };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record before a change, undefined where nothing changes. */
export function beforeOf<Row extends Fields>(row: Row, change: Partial<Row>): object | undefined {
  if (changesBetween(row, change).length === 0) return undefined;
  return Object.fromEntries(Object.keys(change).map((name) => [name, row[name]]));
}

interface Recorded extends Match {
  phone?: string;
}

/** Finds a record of a short list by its phone, or by the sound of its name; of several the oldest. */
export function listed(rows: readonly Recorded[]) {
  const newestFirst = rows
    .toReversed()
    .map(({ id, name, phone }) => ({ phone, one: { id, name } }));
  const phones = new Map(newestFirst.map(({ phone, one }) => [phone, one]));
  const sounds = new Map(newestFirst.map(({ one }) => [foldHomophones(one.name), one]));
  return {
    ofPhone: (phone: string): Match | undefined => phones.get(phone),
    ofName: (name: string): Match | undefined => sounds.get(foldHomophones(name)),
  };
}
