/** Detects file kinds by content, because the name and the browser's guess can be wrong. */

const stamps = {
  JPEG: [0xff, 0xd8, 0xff],
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  PDF: [0x25, 0x50, 0x44, 0x46, 0x2d],
  XLSX: [0x50, 0x4b, 0x03, 0x04],
  XLS: [0xd0, 0xcf, 0x11, 0xe0],
  ODS: [0x50, 0x4b, 0x03, 0x04],
  // Text files have no signature.
  CSV: [],
  VCF: [],
} satisfies Record<string, number[]>;

export type FileKind = keyof typeof stamps;

const kindAccept = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  PDF: 'application/pdf',
  // The extensions are needed where no office suite is installed.
  XLSX: '.xlsx,.xlsm,.xlsb',
  XLS: '.xls',
  ODS: '.ods',
  CSV: '.csv,.tsv,.txt',
  VCF: '.vcf',
} satisfies Record<FileKind, string>;

export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => kindAccept[kind]).join(',');

export const isOfKind = (bytes: Uint8Array, kinds: readonly FileKind[]): boolean =>
  kinds.some((kind) => stamps[kind].every((byte, index) => bytes[index] === byte));

const LONGEST_STAMP = 8;

export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, LONGEST_STAMP).arrayBuffer());
