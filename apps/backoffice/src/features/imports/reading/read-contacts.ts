/** Reads phone contacts (.vcf, versions 2.1 to 4.0) as a sheet. */
import type { Sheet } from './sheet.ts';
import { rowGatherer } from './sheet-rows.ts';

export const isContacts = (text: string) => /^\s*BEGIN:VCARD/iu.test(text);

const QUOTED = /^[^:]*QUOTED-PRINTABLE[^:]*:/iu;

/**
 * A line that begins with a blank continues the one before; in version 2.1 a `=` at the end does
 * too.
 */
function linesOf(text: string): readonly string[] {
  const lines = [''];
  for (const line of text.split(/\r\n?|\n/u)) {
    const before = lines.at(-1) ?? '';
    if (/^[ \t]/u.test(line)) lines[lines.length - 1] = before + line.slice(1);
    else if (before.endsWith('=') && QUOTED.test(before))
      lines[lines.length - 1] = before.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

function unquoted(text: string, charset: string): string {
  const decoder = new TextDecoder(charset);
  return text.replace(/(?:=[\dA-F]{2})+/giu, (run) =>
    decoder.decode(Uint8Array.from(run.slice(1).split('='), (byte) => Number.parseInt(byte, 16))),
  );
}

const LINE = /^(?:[\w-]+\.)?(?<name>[\w-]+)(?<parameters>(?:;(?:"[^"]*"|[^":])*)?):(?<value>.*)$/u;

function propertyOf(line: string) {
  const { name = '', parameters = '', value = '' } = LINE.exec(line)?.groups ?? {};
  const charset = /CHARSET="?(?<name>[\w-]+)/iu.exec(parameters)?.groups?.['name'] ?? 'utf-8';
  const said = QUOTED.test(line) ? unquoted(value, charset) : value;
  return { name: name.toUpperCase(), value: said };
}

const plain = (text: string) => text.replace(/\\n/giu, ' ').replace(/\\(.)/gu, '$1').trim();

function nameOf(written: string): string {
  const [family = '', given = '', middle = ''] = written.split(/(?<!\\);/u).map(plain);
  return [given, middle, family].filter((part) => part !== '').join(' ');
}

interface Contact {
  readonly names: Record<string, string>;
  readonly phones: string[];
}

function contactsOf(text: string): readonly Contact[] {
  const contacts: Contact[] = [];
  for (const line of linesOf(text)) {
    const { name, value } = propertyOf(line);
    const contact = contacts.at(-1);
    if (name === 'BEGIN') contacts.push({ names: {}, phones: [] });
    else if (name === 'TEL') contact?.phones.push(plain(value).replace(/^tel:/iu, ''));
    else if (name === 'N' && contact) contact.names[name] ??= nameOf(value);
    else if (contact) contact.names[name] ??= plain(value);
  }
  return contacts;
}

export function readContacts(text: string): Sheet {
  const contacts = contactsOf(text);
  const most = Math.max(2, ...contacts.map(({ phones }) => phones.length));
  const heads = Array.from({ length: most }, (_, at) => (at === 0 ? 'Phone' : `Phone ${at + 1}`));
  const gathered = rowGatherer();
  gathered.add(1, ['Full Name', ...heads]);
  for (const [at, { names, phones }] of contacts.entries()) {
    const name = names['FN'] || names['N'] || names['ORG'] || null;
    gathered.add(at + 2, [name, ...phones]);
  }
  return { name: '', ...gathered.rows(), hiddenColumns: [], merged: 0, kind: 'contacts' };
}
