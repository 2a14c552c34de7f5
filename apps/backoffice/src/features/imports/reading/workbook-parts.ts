/** Reads the parts of a workbook that its sheets refer to: the list of sheets, the shared texts, the formats of dates. */
import type { Archive } from './unpack.ts';
import { hearXml } from './xml.ts';

export interface SheetPart {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** Targets are relative to `xl/`, or begin at the root. */
const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//u, '')}`;

function targetsOf(archive: Archive): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  hearXml({
    open: (name, attributes) => {
      const { Id = '', Target = '' } = attributes();
      if (name === 'Relationship') targets.set(Id, pathOf(Target));
    },
  })(archive.text('xl/_rels/workbook.xml.rels'));
  return targets;
}

/** The sheets in their order, and whether days count from 1904, as on old Macs. */
export function sheetsOf(archive: Archive) {
  const targets = targetsOf(archive);
  const sheets: SheetPart[] = [];
  let isFrom1904 = false;
  hearXml({
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/u.test(attributes()['date1904'] ?? '');
      if (name !== 'sheet') return;
      const { name: title = '', 'r:id': id = '', state } = attributes();
      sheets.push({ name: title, path: targets.get(id) ?? '', isHidden: state !== undefined });
    },
  })(archive.text('xl/workbook.xml'));
  return { sheets: sheets.filter(({ path }) => archive.has(path)), isFrom1904 };
}

/** Texts that cells name by their place; readings beside them, as Japanese has them, are left out. */
export function sharedTextsOf(archive: Archive): readonly string[] {
  const texts: string[] = [];
  let isText = false;
  let isReading = false;
  hearXml({
    open: (name) => {
      if (name === 'si') texts.push('');
      isReading ||= name === 'rPh';
      isText = name === 't' && !isReading;
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      isText = false;
    },
    text: (text) => {
      if (isText) texts[texts.length - 1] += text;
    },
  })(archive.text('xl/sharedStrings.xml'));
  return texts;
}

/** Formats of days and times that every workbook has. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** A letter of a date, outside of quotes, colours and conditions. */
const isDateCode = (code: string) =>
  /[dmyhs]/iu.test(code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, ''));

/** By the number of a style: whether its cells are days or times. */
export function dateStylesOf(archive: Archive): readonly boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  hearXml({
    open: (name, attributes) => {
      const { numFmtId = '', formatCode = '' } = attributes();
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, isDateCode(formatCode));
      isCells ||= name === 'cellXfs';
      if (name === 'xf' && isCells) styles.push(own.get(id) ?? isBuiltIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  })(archive.text('xl/styles.xml'));
  return styles;
}
