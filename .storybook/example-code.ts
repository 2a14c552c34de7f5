/** Text of "Show code": the component with the values of its story, to be copied into an app. */
import { Fragment, isValidElement } from 'react';

interface Story {
  readonly name: string;
  readonly component?: { readonly name?: string };
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly docs?: {
      readonly source?: { readonly code?: string; readonly originalSource?: string };
    };
  };
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

function nameOf(type: unknown): string {
  if (type === Fragment) return '';
  if (typeof type === 'string') return type;
  const isComponent = typeof type === 'function' || isPlain(type);
  const shown: unknown = isComponent ? Reflect.get(type, 'displayName') : undefined;
  if (typeof shown === 'string') return shown;
  return typeof type === 'function' && type.name ? type.name : 'Fragment';
}

const key = (name: string) => (/^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : JSON.stringify(name));

function valueCode(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return '() => undefined';
  if (isValidElement<Record<string, unknown>>(value))
    return elementCode(nameOf(value.type), value.props);
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`;
  if (value instanceof Set) return `new Set(${valueCode([...value])})`;
  if (!isPlain(value)) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${key(name)}: ${valueCode(part)}`);
  return `{ ${parts.join(', ')} }`;
}

function propCode([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/u.test(value)) return `${name}="${value}"`;
  return `${name}={${valueCode(value)}}`;
}

function childCode(child: unknown): string {
  if (typeof child === 'string')
    return /[{}<>]/u.test(child) ? `{${JSON.stringify(child)}}` : child;
  if (Array.isArray(child)) return child.map(childCode).join('\n');
  return isValidElement<Record<string, unknown>>(child)
    ? elementCode(nameOf(child.type), child.props)
    : `{${valueCode(child)}}`;
}

function elementCode(
  name: string,
  { children, ...props }: Readonly<Record<string, unknown>>,
): string {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  const oneLine = given.map((prop) => ` ${propCode(prop)}`).join('');
  const attributes =
    oneLine.length > 60 ? `\n${given.map((prop) => `  ${propCode(prop)}\n`).join('')}` : oneLine;
  if (children === undefined || children === null) {
    return attributes.endsWith('\n') ? `<${name}${attributes}/>` : `<${name}${attributes} />`;
  }
  const inner = childCode(children).replaceAll(/^/gmu, '  ');
  return `<${name}${attributes}>\n${inner}\n</${name}>`;
}

/** Generates the code of the first story, and shows that of others as written. */
export function exampleCode(_code: string, story: Story): string {
  const { source } = story.parameters.docs ?? {};
  if (source?.code) return source.code;
  if (story.name !== 'Playground') return source?.originalSource ?? '';
  return elementCode(nameOf(story.component), story.args);
}
