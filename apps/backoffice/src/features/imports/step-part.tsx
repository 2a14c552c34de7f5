/** The content of a step. The button that led to it is gone: the keyboard and the screen reader go on where the step begins. */
import { Stack } from '@digis/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface StepPartProps {
  readonly label: string;
  /** Another one is another step, or the same for another sheet. */
  readonly step: string;
  /** The step that this one is drawn in place of. */
  readonly from?: string;
  readonly children: ReactNode;
}

export function StepPart({ label, step, from = step, children }: StepPartProps) {
  const part = useRef<HTMLElement>(null);
  const seen = useRef(from);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const { current } = part;
    // A step may begin in a field of its own.
    if (!current?.contains(document.activeElement)) current?.focus();
  }, [step]);
  return (
    <section ref={part} aria-label={label} tabIndex={-1}>
      <Stack space="large">{children}</Stack>
    </section>
  );
}
