/** A field for one of many amounts that a form keeps under one name, such as what each vendor is owed. */
import { MoneyField, type MoneyFieldProps } from '@digis/ui';
import type { FormStore } from './form-store.ts';
import { useField } from './use-field.ts';

/** Birr by id; null while nothing is typed there. */
export type Sums = Readonly<Record<number, number | null>>;

type SumsOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends Sums ? Name : never;
}[keyof Values & string];

export interface SumFieldProps<Values extends object> extends Pick<
  MoneyFieldProps,
  'minValue' | 'maxValue'
> {
  readonly label: string;
  readonly description?: string | undefined;
  readonly store: FormStore<Values>;
  readonly name: SumsOf<Values>;
  readonly id: number;
}

/** What cannot be read as an amount, by the name and the id of its field. */
const faults = new WeakMap<object, Map<string, string>>();

/** A form is not sent while any of them cannot be read. */
function noteFault<Values extends object>(
  store: FormStore<Values>,
  name: SumsOf<Values>,
  id: number,
  fault: string | null,
): void {
  const known = faults.get(store) ?? new Map<string, string>();
  faults.set(store, known);
  if (fault === null) known.delete(`${name} ${id}`);
  else known.set(`${name} ${id}`, fault);
  const [first] = [...known].flatMap(([key, said]) => (key.startsWith(`${name} `) ? [said] : []));
  store.setFault(name, first ?? null);
}

export function SumField<Values extends object>({
  store,
  name,
  id,
  ...field
}: SumFieldProps<Values>) {
  const { value, onChange, isDisabled = false } = useField(store, name);
  const sums = value as Sums;
  return (
    <MoneyField
      {...field}
      isDisabled={isDisabled}
      value={sums[id] ?? null}
      onChange={(amount) => onChange({ ...sums, [id]: amount } as Values[typeof name])}
      onFaultChange={(fault) => noteFault(store, name, id, fault)}
    />
  );
}

/** Those that are typed and not nothing. */
export const amountsOf = (sums: Sums): { readonly id: number; readonly amount: number }[] =>
  Object.entries(sums).flatMap(([id, amount]) =>
    amount === null || amount === 0 ? [] : [{ id: Number(id), amount }],
  );
