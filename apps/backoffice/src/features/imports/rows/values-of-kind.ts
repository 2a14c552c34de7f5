import { toBirr, toSantim } from '@digis/domain';
import type { ImportKind } from './import-fields.ts';
import type { FieldFault } from './read-cell.ts';

type Values = Record<string, unknown>;

interface Assembled {
  readonly values: Values;
  readonly faults: readonly FieldFault[];
}

function inClient(values: Values): Values {
  const client = Object.entries(values).filter(([id]) => id.startsWith('client.'));
  const rest = Object.entries(values).filter(([id]) => !id.startsWith('client.'));
  const fields = client.map(([id, value]) => [id.slice('client.'.length), value]);
  return { ...Object.fromEntries(rest), client: Object.fromEntries(fields) };
}

const santimOf = (value: unknown) => (typeof value === 'number' ? toSantim(value) : 0);

/**
 * A total, which includes extras and discount, becomes a price per person if it divides to the
 * santim, else a fixed price.
 */
function eventValues({ total, ...values }: Values): Assembled {
  if (typeof total !== 'number') return { values: inClient(values), faults: [] };
  const { package: offer, per_person, num_of_people: people } = values;
  const price =
    toSantim(total) - santimOf(values['additional_price']) + santimOf(values['discount_amount']);
  if (offer === undefined && per_person === undefined)
    return {
      values: inClient({ ...values, per_person: toBirr(price), is_fixed: true }),
      faults: [],
    };
  if (typeof people !== 'number' || people <= 0) return { values: inClient(values), faults: [] };
  const each = price / people;
  const isEach =
    Number.isInteger(each) && (per_person === undefined || santimOf(per_person) === each);
  if (!isEach)
    return { values: inClient(values), faults: [{ field: 'total', fault: 'two-prices' }] };
  return { values: inClient({ ...values, per_person: toBirr(each) }), faults: [] };
}

/** D53 Splits a whole name at the first space; wages by time of day make the wage dynamic. */
function employeeValues(values: Values): Values {
  const { first_name: name, last_name } = values;
  const isWhole = last_name === undefined && typeof name === 'string';
  const [first = '', ...rest] = isWhole ? name.split(/[\s፡]+/u) : [];
  const isDynamic = 'afternoon_wage' in values || 'evening_wage' in values;
  return {
    ...values,
    ...(isWhole && { first_name: first, ...(rest.length > 0 && { last_name: rest.join(' ') }) }),
    wage_type: isDynamic ? 'dynamic' : 'fixed',
  };
}

export function assembled(kind: ImportKind, values: Values): Assembled {
  if (kind === 'events') return eventValues(values);
  return { values: kind === 'employees' ? employeeValues(values) : values, faults: [] };
}
