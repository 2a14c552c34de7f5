import { FormValue } from './FormValue.tsx';

export interface RangeNames {
  /** Name under which the start alone is submitted, beside `name` or instead of it. */
  startName?: string | undefined;
  /** Name under which the end alone is submitted, beside `name` or instead of it. */
  endName?: string | undefined;
}

export interface RangeEntriesProps extends RangeNames {
  start: string;
  end: string;
  isDisabled: boolean | undefined;
}

const ignore = () => undefined;

export function RangeEntries({ startName, endName, start, end, isDisabled }: RangeEntriesProps) {
  const entry = { isDisabled, onReset: ignore };
  return (
    <>
      <FormValue {...entry} name={startName} value={start} />
      <FormValue {...entry} name={endName} value={end} />
    </>
  );
}
