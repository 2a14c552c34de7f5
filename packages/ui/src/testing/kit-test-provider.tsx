import { useEffect } from 'react';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { UiProvider, type UiProviderProps } from '../theme/UiProvider.tsx';

export interface KitTestProviderProps extends Omit<UiProviderProps, 'now'> {
  /** Milliseconds since 1970. @default Meskerem 11, 2019, ten in the morning in Addis Ababa */
  at?: number;
}

const MORNING = Date.parse('2026-09-21T10:00:00+03:00');

/** Like `UiProvider`, in English with a fixed clock. Unmounting clears its toasts. */
export function KitTestProvider({ at = MORNING, ...rest }: KitTestProviderProps) {
  useEffect(() => toasts.clear, []);
  return <UiProvider {...rest} now={() => at} />;
}
