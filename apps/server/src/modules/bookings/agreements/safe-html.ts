export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"'`]/g, (letter) => entities[letter] ?? '');

type Value = string | number | Markup | readonly Markup[];

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escaped(String(value));
}

/** @example html`<b>${name}</b>` */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(
    strings.map((part, at) => part + (at < values.length ? textOf(values[at] ?? '') : '')).join(''),
  );
