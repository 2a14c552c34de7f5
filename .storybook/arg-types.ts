/** Table of the props on a component's page: every declared prop with its type and default. */
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/csf';
import { codeOf, type DeclaredProp, isShared } from '../packages/ui/src/handbook/code-facts.ts';

type Control = StrictArgTypes[string]['control'];

const literal = /^"([^"]*)"$/u;
/** Props whose value a reader cannot type in the table. */
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

/**
 * Order: required props, choices, booleans, typed values, other props, then props that all controls
 * share.
 */
function rank({ name, type, isRequired }: DeclaredProp): number {
  if (isRequired) return 0;
  if (isShared(name)) return 5;
  const { control, options } = controlOf(name, type);
  if (options) return 1;
  if (type === 'boolean') return 2;
  return typeof control === 'object' && !control.disable ? 3 : 4;
}

/** Fills Storybook's table of props; what a story says about a prop takes precedence. */
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
