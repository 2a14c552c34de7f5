/** Draws a story's sample in Amharic: its words are looked up wherever it gives them to the kit. */
import * as kit from '@digis/ui';
import * as catering from '@digis/ui/catering';
import {
  cloneElement,
  createElement,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { businessWords } from './business-words.ts';
import { screenWords } from './screen-words.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const amharicWords: Readonly<Record<string, string>> = { ...businessWords, ...screenWords };

const kitComponents = new Set<unknown>([...Object.values(kit), ...Object.values(catering)]);
/** A number before or after a name: "Bole branch 3", "3. Doro wat", "3 events". */
const numbered = /^(\d+\.? )?(.*?)( \d+)?$/su;
/** Where a sample puts names together: "Hamle, Received: 420,000". */
const joints: Readonly<Record<string, string>> = { ', ': '፣ ', ': ': '፦ ' };

const lookUp = (text: string): string | undefined => {
  const [, before = '', core = '', after = ''] = numbered.exec(text) ?? [];
  const found = amharicWords[core];
  return amharicWords[text] ?? (found && `${before}${found}${after}`);
};

function inParts(text: string): string | undefined {
  const parts = text.split(/(, |: )/u);
  const isKnown = parts.some((part) => lookUp(part) !== undefined);
  if (parts.length === 1 || !isKnown) return undefined;
  return parts.map((part) => joints[part] ?? lookUp(part) ?? part).join('');
}

/** The props whose value is shown as it is. */
const TEXTS = /^(?:label|title|description|hint|placeholder|text)$/u;

/** A small word of a prop is one of its values, `size="small"`; as text it is said. */
function wordsOf(text: string, isText: boolean): string {
  const words = text.trim();
  if (words === '' || (!isText && /^[a-z-]+$/u.test(words))) return text;
  const found = lookUp(words) ?? inParts(words);
  return found === undefined ? text : text.replace(words, found);
}

/** Components of a story file say words of their own, so what they draw is looked through; those of the kit are not. */
const isOwn = (type: unknown): type is FunctionComponent<Props> =>
  typeof type === 'function' &&
  !kitComponents.has(type) &&
  !Reflect.get(Object(type.prototype), 'isReactComponent');

function Said({ of: { type, props } }: { of: ReactElement<Props> }) {
  return isOwn(type) ? inAmharic(type(props), true) : null;
}

function elementInAmharic(element: ReactElement<Props>): ReactElement {
  if (isOwn(element.type)) {
    return createElement(Said, { key: `${element.type.name}${element.key ?? ''}`, of: element });
  }
  const { children, ...props } = element.props;
  const said = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^on[A-Z]|^ref$/u.test(name) ? value : inAmharic(value, TEXTS.test(name)),
    ]),
  );
  if (children === undefined) return cloneElement(element, said);
  return Array.isArray(children)
    ? cloneElement(element, said, ...children.map((child: ReactNode) => inAmharic(child, true)))
    : cloneElement(element, { ...said, children: inAmharic(children, true) });
}

const isPlainObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with its words in Amharic; elements are drawn so, and functions answer so. */
export function inAmharic<Value>(value: Value, isText?: boolean): Value;
export function inAmharic(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return wordsOf(value, isText);
  if (isValidElement<Props>(value)) return elementInAmharic(value);
  if (Array.isArray(value)) return value.map((part: unknown) => inAmharic(part, isText));
  if (typeof value === 'function' && !kitComponents.has(value)) {
    return (...given: unknown[]): unknown =>
      inAmharic(Reflect.apply(value, undefined, given), isText);
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inAmharic(part)]));
}
