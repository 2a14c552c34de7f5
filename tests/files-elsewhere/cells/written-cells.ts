import { run } from '../run-program.ts';

export interface WrittenCell {
  readonly kind: 'text' | 'number' | 'day' | 'moment' | 'time';
  readonly value: string;
}

export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly (WrittenCell | null)[])[];
}

const kinds: Readonly<Record<string, WrittenCell['kind']>> = {
  164: 'day',
  165: 'moment',
  166: 'time',
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
};
const plain = (xml: string) =>
  xml.replaceAll(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole);

const [MS_OF_MINUTE, MINUTES_OF_DAY, TO_1970] = [60_000, 1440, 25_569];

function momentOf(serial: number): string {
  const minutes = Math.round((serial - TO_1970) * MINUTES_OF_DAY);
  return new Date(minutes * MS_OF_MINUTE).toISOString().slice(0, 16).replace('T', ' ');
}

function cellOf(inner: string, kind: WrittenCell['kind']): WrittenCell {
  const text = /<t[^>]*>(.*?)<\/t>/su.exec(inner)?.[1];
  if (text !== undefined) return { kind: 'text', value: plain(text) };
  const value = /<v>(.*?)<\/v>/su.exec(inner)?.[1] ?? '';
  if (kind === 'number') return { kind, value };
  const [day = '', time = ''] = momentOf(Number(value)).split(' ');
  return { kind, value: { day, time, moment: `${day} ${time}`, text: value }[kind] };
}

const part = (file: string, name: string) => run('unzip', ['-p', file, name]);

function rowsOf(xml: string, formats: readonly string[]) {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c r="\w+"(?:\/>| s="(\d+)"[^>]*>(.*?)<\/c>)/gsu)].map(([, style, inner]) =>
      inner === undefined ? null : cellOf(inner, kinds[formats[Number(style)] ?? ''] ?? 'number'),
    ),
  );
}

export async function writtenSheets(file: string): Promise<WrittenSheet[]> {
  const book = await part(file, 'xl/workbook.xml');
  const styles = (await part(file, 'xl/styles.xml')).split('<cellXfs')[1] ?? '';
  const formats = [...styles.matchAll(/<xf numFmtId="(\d+)"/gu)].map(([, id = '']) => id);
  const names = [...book.matchAll(/<sheet name="([^"]*)"/gu)].map(([, name = '']) => plain(name));
  return Promise.all(
    names.map(async (name, at) => ({
      name,
      rows: rowsOf(await part(file, `xl/worksheets/sheet${at + 1}.xml`), formats),
    })),
  );
}
