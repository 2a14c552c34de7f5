/** The table of props of a component's page: every declared prop, with its type and default as written. */
import type { StrictArgTypes } from 'storybook/internal/csf';
import declared from 'virtual:declared-props';

type Control = StrictArgTypes[string]['control'];

const literal = /^"([^"]*)"$/u;
/** Props that a reader cannot type into a field of the page. */
const fixed = /^(on[A-Z]|aria-|slot|ref|children|icon|data$|id$)/u;

function controlOf(name: string, type: string): { control: Control; options?: string[] } {
  const options = type.split(' | ').map((part) => literal.exec(part)?.[1]);
  if (fixed.test(name)) return { control: { disable: true } };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string' || type === 'ReactNode') return { control: { type: 'text' } };
  const chosen = options.filter((option) => option !== undefined);
  return chosen.length === options.length
    ? { control: { type: chosen.length > 4 ? 'select' : 'inline-radio' }, options: chosen }
    : { control: { disable: true } };
}

/** Storybook's `extractArgTypes`. */
export function argTypesOf(component: { name?: string }): StrictArgTypes {
  const props = declared[component.name ?? ''] ?? [];
  return Object.fromEntries(
    props.map(({ name, type, isRequired, description, default: value }) => [
      name,
      {
        name,
        description,
        type: { name: 'other', value: type, required: isRequired },
        table: { type: { summary: type }, defaultValue: value ? { summary: value } : undefined },
        ...controlOf(name, type),
      },
    ]),
  );
}
