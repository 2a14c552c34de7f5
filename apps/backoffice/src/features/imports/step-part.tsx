/** A step, which takes the focus because the pressed button is gone. */
import { Stack } from '@digis/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface StepPartProps {
  readonly label: string;
  readonly step: string;
  readonly from?: string;
  readonly children: ReactNode;
}

export function StepPart({ label, step, from = step, children }: StepPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const seen = useRef(from);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const { current } = part;
    if (!current?.contains(document.activeElement)) current?.focus();
  }, [step]);
  return (
    <div ref={part} role="group" aria-label={label} tabIndex={-1}>
      <Stack space="large">{children}</Stack>
    </div>
  );
}
