/** Stands where choices would: on their way, or none. */
import type { ReactNode } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { nothing } from './overlay.css.ts';

export function NoChoices({ isLoading, children }: { isLoading?: boolean; children: ReactNode }) {
  const strings = useKitStrings();
  return <div className={nothing}>{isLoading ? strings.loading : children}</div>;
}
