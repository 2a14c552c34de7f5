/** The two ends of a range as form entries of their own. */
import { FormValue } from './FormValue.tsx';

/** The names by which a form sends a range. */
export interface RangeNames {
  /** The name of the first end alone, beside `name` or in its place. */
  startName?: string | undefined;
  /** The name of the last end alone, beside `name` or in its place. */
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
