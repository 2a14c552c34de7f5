/** Hears the tags and texts of an XML document, whole or in pieces; names are without their prefix. */
import { Parser } from 'saxen';

type Attributes = Readonly<Record<string, string>>;

export interface Hearer {
  readonly open: (name: string, attributes: () => Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const decoded = (attributes: Attributes, decode: (text: string) => string): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]));

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** @throws Error for text that is no XML, as soon as that is known */
export function hearXml({ open, close, text }: Hearer): (piece: string) => void {
  const parser = new Parser();
  let failure: unknown = null;
  // The parser goes on after an error of a hearer, and tells it as one of its own.
  const guarded =
    <Given extends unknown[]>(hear: (...given: Given) => void) =>
    (...given: Given) => {
      if (failure !== null) return;
      try {
        hear(...given);
      } catch (error) {
        failure = error;
      }
    };
  parser.on(
    'openTag',
    guarded((name, attributes, decode) => open(local(name), () => decoded(attributes(), decode))),
  );
  parser.on(
    'closeTag',
    guarded((name) => close?.(local(name))),
  );
  parser.on(
    'text',
    guarded((raw, decode) => text?.(decode(raw))),
  );
  parser.on(
    'cdata',
    guarded((raw) => text?.(raw)),
  );
  parser.on('error', (error) => {
    failure ??= error;
  });
  return (piece) => {
    parser.write(piece);
    if (failure !== null) throw failure;
  };
}
