import { MoneyField, type MoneyFieldProps } from '@digis/ui';

/** Birr by id; null for an empty field. */
export type Sums = Readonly<Record<number, number | null>>;

export interface SumFieldProps extends Pick<MoneyFieldProps, 'minValue' | 'maxValue'> {
  readonly sums: {
    readonly value: Sums;
    readonly onChange: (sums: Sums) => void;
    readonly onFaultChange: (fault: string | null, part: number) => void;
    readonly isDisabled?: boolean | undefined;
  };
  readonly id: number;
  readonly label: string;
  readonly description?: string | undefined;
}

export function SumField({ sums, id, ...field }: SumFieldProps) {
  const { value, onChange, onFaultChange, isDisabled = false } = sums;
  return (
    <MoneyField
      {...field}
      isDisabled={isDisabled}
      value={value[id] ?? null}
      onChange={(amount) => onChange({ ...value, [id]: amount })}
      onFaultChange={(fault) => onFaultChange(fault, id)}
    />
  );
}

export const amountsOf = (sums: Sums): { readonly id: number; readonly amount: number }[] =>
  Object.entries(sums).flatMap(([id, amount]) =>
    amount === null || amount === 0 ? [] : [{ id: Number(id), amount }],
  );
