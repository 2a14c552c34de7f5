import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { changesBetween } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import type { RecordTable } from '#db/tables/imports.ts';

type Match = Schemas['Match'];

export interface Matches {
  /** Same phone; without phones, same name. */
  known: Match | undefined;
  doubt?: Doubt | undefined;
  elsewhere?: string | undefined;
  called?: string | undefined;
}

interface Doubt {
  alike: Schemas['ImportedAlike'];
  known: Schemas['ImportedMatch'];
}

export const soundsLike = (known: Match | undefined): Doubt | undefined =>
  known && { alike: 'name', known };

/** `needs`: fields that must be valid first. */
export interface Rule {
  needs: readonly string[];
  ask: () => unknown;
}

export interface Made {
  record: RecordTable;
  id: number;
}

/** Opened for each check or commit, so that shared data is read once. */
export interface Desk<Values, Content> {
  /** @throws the error of the record's form. */
  read(values: Values): Promise<Content>;
  /**
   * `values` need not fit the schema.
   * @default none but the first error of `read`
   */
  rules?(values: Values): readonly Rule[];
  spare?: { field: string; without(values: Values): Values };
  keyOf(content: Content): { key: string; field: string };
  shown?(content: Content): Pick<Schemas['ImportedRow'], 'total'>;
  match(contents: readonly Content[]): Promise<(content: Content) => Matches>;
  hold?(): Promise<void>;
  add(contents: readonly Content[]): Promise<Made[][]>;
  /** Last, because bookings block the branch. */
  book?(importId: number): Promise<void>;
  /** Returns the old values of the changed fields; undefined if nothing changed. */
  change(id: number, values: Values): Promise<object | undefined>;
}

export interface ImportKind<Values, Content, Before> {
  schema: keyof Schemas;
  open(context: Context): Promise<Desk<Values, Content>>;
  restore(db: Database, id: number, before: Before): Promise<void>;
}

export const oneByOne =
  <Content>(record: RecordTable, insert: (content: Content) => Promise<number>) =>
  async (contents: readonly Content[]): Promise<Made[][]> => {
    const inserts = contents.map((content, at) => [at, insert(content)] as const);
    const ids = await inOnePacket<Record<string, number>>(Object.fromEntries(inserts));
    return Object.values(ids).map((id) => [{ record, id }]);
  };

type Fields = Readonly<Record<string, unknown>>;

export function beforeOf<Row extends Fields>(row: Row, change: Partial<Row>): object | undefined {
  if (changesBetween(row, change).length === 0) return undefined;
  return Object.fromEntries(Object.keys(change).map((name) => [name, row[name]]));
}

interface Recorded extends Match {
  phone?: string;
}

/** Finds records by phone or by the sound of the name; the oldest wins. */
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
