/** The table of props of a component's page: every declared prop, with its type and default as written. */
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/csf';
import { codeOf, type DeclaredProp, isShared } from '../packages/ui/src/handbook/code-facts.ts';

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

/** First what has to be given, then what a press changes on the page, what is typed, the rest, and what every control has. */
function rank({ name, type, isRequired }: DeclaredProp): number {
  if (isRequired) return 0;
  if (isShared(name)) return 5;
  const { control, options } = controlOf(name, type);
  if (options) return 1;
  if (type === 'boolean') return 2;
  return typeof control === 'object' && !control.disable ? 3 : 4;
}

/** Storybook's enhancer of the table; what a story says of a prop comes over what is declared. */
export const declaredArgTypes: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const declared = (codeOf(parameters).props ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
    .map(
      ({
        name,
        type,
        isRequired,
        description,
        default: value,
      }): [string, StrictArgTypes[string]] => [
        name,
        {
          name,
          description,
          type: { name: 'other', value: type, required: isRequired },
          table: { type: { summary: type }, defaultValue: value ? { summary: value } : undefined },
          ...controlOf(name, type),
        },
      ],
    );
  return { ...Object.fromEntries(declared), ...argTypes };
};
