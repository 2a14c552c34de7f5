/** Fills tables from a copy. Names in the copy are compared and never executed. */
import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { StartError } from '../base/errors.ts';
import type { Manifest } from './manifest.ts';
import { listTables, quoted } from './table-list.ts';

async function buildStatements(
  client: Client,
  { tables }: Manifest,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map((await listTables(client)).map((table) => [table.name, table]));
  const statements = new Map<string, string>();
  for (const { name, columns } of tables) {
    const table = made.get(name);
    const wrong = columns.find((column) => !table?.columns.includes(column));
    if (table === undefined || wrong !== undefined || statements.has(name)) {
      const what = JSON.stringify(wrong === undefined ? name : `${name}.${wrong}`);
      throw new StartError(`The copy names ${what}, which Digis does not have.`);
    }
    statements.set(name, `COPY "${table.name}" (${quoted(columns)}) FROM STDIN`);
  }
  return statements;
}

const filledByMigrations = ['tax_rules', 'sealed_columns', 'row_seals'];

export class FillTables {
  readonly #client: Client;
  readonly #statements: ReadonlyMap<string, string>;
  #current: { name: string; stream: CopyStreamQuery } | null = null;

  private constructor(client: Client, statements: ReadonlyMap<string, string>) {
    this.#client = client;
    this.#statements = statements;
  }

  /** Empties the tables that migrations fill, because the copy has their latest rows. */
  static async begin(client: Client, manifest: Manifest): Promise<FillTables> {
    const statements = await buildStatements(client, manifest);
    for (const name of filledByMigrations.filter((table) => statements.has(table))) {
      await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER; DELETE FROM ${name};
        ALTER TABLE ${name} ENABLE TRIGGER USER`);
    }
    return new FillTables(client, statements);
  }

  async write(
    name: string,
    piece: AsyncIterable<Uint8Array>,
    note: (chunk: Uint8Array) => void,
  ): Promise<void> {
    const stream = await this.#streamOf(name);
    for await (const chunk of piece) {
      note(chunk);
      if (stream.errored) throw stream.errored;
      if (!stream.write(chunk)) await once(stream, 'drain');
    }
  }

  /** Disables triggers, because the copy contains the rows that they would write. */
  async #streamOf(name: string): Promise<CopyStreamQuery> {
    if (this.#current?.name === name) return this.#current.stream;
    await this.end();
    const statement = this.#statements.get(name);
    if (statement === undefined) throw new StartError(`tables/${name} of the copy is damaged.`);
    await this.#client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
    const stream = this.#client.query(copyFrom(statement));
    stream.on('error', () => undefined);
    this.#current = { name, stream };
    return stream;
  }

  async end(): Promise<void> {
    if (this.#current === null) return;
    const { name, stream } = this.#current;
    this.#current = null;
    await new Promise<void>((resolve, reject) => {
      if (stream.errored) reject(stream.errored);
      stream.once('error', reject);
      stream.end(() => resolve());
    });
    await this.#client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  }
}
