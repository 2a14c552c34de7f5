import { FormValue } from './FormValue.tsx';

export interface RangeNames {
  /** Submits the first end alone, beside `name` or instead of it. */
  startName?: string | undefined;
  /** Submits the last end alone, beside `name` or instead of it. */
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
