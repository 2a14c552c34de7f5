/** Fills a tenant's message template: `{client_name}` and `{{client_name}}` become what they stand for. */
// SPEC: D44
import type { Schemas } from '@digis/api-client/contract';

export type Placeholder = Schemas['TemplatePlaceholder'];
/** The figures of one event; the bank's are the tenant's. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

export interface FilledTemplate {
  text: string;
  used: Placeholder[];
  /** Names that stand for nothing and are sent as they are. */
  unknown: string[];
}

const placeholder = /\{\{(\w+)\}\}|\{(\w+)\}/g;

const isKnown = (name: string, values: PlaceholderValues): name is Placeholder =>
  Object.hasOwn(values, name);

/** One pass: a client called `{left_money}` stays called so. */
export function fillTemplate(template: string, values: PlaceholderValues): FilledTemplate {
  const used = new Set<Placeholder>();
  const unknown = new Set<string>();
  const text = template.replaceAll(
    placeholder,
    (whole: string, double?: string, single?: string) => {
      const name = double ?? single ?? '';
      if (!isKnown(name, values)) {
        unknown.add(name);
        return whole;
      }
      used.add(name);
      return values[name];
    },
  );
  return { text, used: [...used], unknown: [...unknown] };
}
