/** Letters and punctuation marks that XML and HTML write as `&amp;` or `&#4768;`. */
export const CODE_SIGN = /&#(?:x(?<hex>[\da-f]+)|(?<decimal>\d+));/giu;
const NAMED_SIGN = /&(?<name>lt|gt|quot|apos|amp);/giu;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Takes the groups of `CODE_SIGN`. A code outside Unicode stays as it is written. */
export function signOf(written: string, hex: string | undefined, decimal: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
}

export const withPlainSigns = (text: string) =>
  text
    .replace(CODE_SIGN, signOf)
    .replace(NAMED_SIGN, (written, name: string) => NAMED[name.toLowerCase()] ?? written);
