/** A field for one of many amounts that a form keeps under one name, such as what each vendor is owed. */
import { MoneyField, type MoneyFieldProps } from '@digis/ui';

/** Birr by id; null while nothing is typed there. */
export type Sums = Readonly<Record<number, number | null>>;

export interface SumFieldProps extends Pick<MoneyFieldProps, 'minValue' | 'maxValue'> {
  /** Of the form. */
  readonly store: object;
  /** What `useParsedField` has for the name. */
  readonly sums: {
    readonly name: string;
    readonly value: Sums;
    readonly onChange: (sums: Sums) => void;
    readonly onFaultChange: (fault: string | null) => void;
    readonly isDisabled?: boolean | undefined;
  };
  readonly id: number;
  readonly label: string;
  readonly description?: string | undefined;
}

/** What cannot be read as an amount, by the name and the id of its field. */
const faults = new WeakMap<object, Map<string, string>>();

export function SumField({ store, sums, id, ...field }: SumFieldProps) {
  const { name, value, onChange, onFaultChange, isDisabled = false } = sums;
  /** A form is not sent while any of them cannot be read. */
  const noteFault = (fault: string | null) => {
    const known = faults.get(store) ?? new Map<string, string>();
    faults.set(store, known);
    if (fault === null) known.delete(`${name} ${id}`);
    else known.set(`${name} ${id}`, fault);
    const [first] = [...known].flatMap(([key, said]) => (key.startsWith(`${name} `) ? [said] : []));
    onFaultChange(first ?? null);
  };
  return (
    <MoneyField
      {...field}
      isDisabled={isDisabled}
      value={value[id] ?? null}
      onChange={(amount) => onChange({ ...value, [id]: amount })}
      onFaultChange={noteFault}
    />
  );
}

/** Those that are typed and not nothing. */
export const amountsOf = (sums: Sums): { readonly id: number; readonly amount: number }[] =>
  Object.entries(sums).flatMap(([id, amount]) =>
    amount === null || amount === 0 ? [] : [{ id: Number(id), amount }],
  );
