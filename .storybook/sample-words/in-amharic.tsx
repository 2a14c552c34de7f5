/** Draws a story's sample in Amharic: its words are looked up wherever it gives them to the kit. */
import * as kit from '@digis/ui';
import {
  cloneElement,
  createElement,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
} from 'react';
import { amharicWords } from './amharic-words.ts';

type Props = Readonly<Record<string, unknown>>;

const kitComponents = new Set<unknown>(Object.values(kit));
/** Names and numbers within a sample: "Bole branch 3", "Bole 1". */
const numbered = /^(\d+\. )?(.*?)( \d+)?$/su;
const byWord: Readonly<Record<string, string>> = { 'Bole branch': 'ቦሌ ቅርንጫፍ', Week: 'ሳምንት' };

function wordsOf(text: string): string {
  const trimmed = text.trim();
  const [, before = '', core = '', after = ''] = numbered.exec(trimmed) ?? [];
  const found = amharicWords[trimmed] ?? amharicWords[core] ?? byWord[core];
  if (found === undefined) return text;
  return text.replace(trimmed, amharicWords[trimmed] ?? `${before}${found}${after}`);
}

/** Components of a story file say words of their own, so what they draw is looked through; those of the kit are not. */
const isOwn = (type: unknown): type is FunctionComponent<Props> =>
  typeof type === 'function' &&
  !kitComponents.has(type) &&
  !Reflect.get(Object(type.prototype), 'isReactComponent');

function Said({ of: { type, props } }: { of: ReactElement<Props> }) {
  return isOwn(type) ? inAmharic(type(props)) : null;
}

function elementInAmharic(element: ReactElement<Props>): ReactElement {
  if (isOwn(element.type)) {
    return createElement(Said, { key: `${element.type.name}${element.key ?? ''}`, of: element });
  }
  const { children, ...props } = element.props;
  const said = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^on[A-Z]|^ref$/u.test(name) ? value : inAmharic(value),
    ]),
  );
  if (children === undefined) return cloneElement(element, said);
  return Array.isArray(children)
    ? cloneElement(element, said, ...children.map(inAmharic))
    : cloneElement(element, { ...said, children: inAmharic(children) });
}

const isPlainObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with its words in Amharic; elements are drawn so, and functions answer so. */
export function inAmharic<Value>(value: Value): Value;
export function inAmharic(value: unknown): unknown {
  if (typeof value === 'string') return wordsOf(value);
  if (isValidElement<Props>(value)) return elementInAmharic(value);
  if (Array.isArray(value)) return value.map((part: unknown) => inAmharic(part));
  if (typeof value === 'function' && !kitComponents.has(value)) {
    return (...given: unknown[]): unknown => inAmharic(Reflect.apply(value, undefined, given));
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inAmharic(part)]));
}
