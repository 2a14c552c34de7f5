import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { Made, Matches, Rule } from './import-desk.ts';
import { clientRows } from './kinds/client-rows.ts';
import { eventRows } from './kinds/event-rows.ts';
import { itemRows } from './kinds/item-rows.ts';
import { packageRows } from './kinds/package-rows.ts';
import { employeeRows, vendorRows } from './kinds/person-rows.ts';

export interface AnyDesk {
  read(values: unknown): Promise<unknown>;
  rules?(values: unknown): readonly Rule[];
  spare?: { field: string; without(values: unknown): unknown };
  keyOf(content: unknown): { key: string; field: string };
  shown?(content: unknown): Pick<Schemas['ImportedRow'], 'total'>;
  match(contents: readonly unknown[]): Promise<{ of(content: unknown): Matches }['of']>;
  hold?(): Promise<void>;
  book?(importId: number): Promise<void>;
  add(contents: readonly unknown[]): Promise<Made[][]>;
  change(id: number, values: unknown): Promise<object | undefined>;
}

interface AnyKind {
  schema: keyof Schemas;
  open(context: Context): Promise<AnyDesk>;
  restore(db: Database, id: number, before: unknown): Promise<void>;
}

export const importKinds: Readonly<Record<Schemas['ImportKind'], AnyKind>> = {
  clients: clientRows,
  items: itemRows,
  packages: packageRows,
  employees: employeeRows,
  vendors: vendorRows,
  events: eventRows,
};
