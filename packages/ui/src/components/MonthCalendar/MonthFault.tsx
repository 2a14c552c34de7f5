/** Above a month whose days could not be loaded; where it is said elsewhere, the days alone stay without figures. */
import { type ReactNode, useRef } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { useFault } from '../private/faults/fault-group.tsx';

export interface MonthFaultProps {
  message: ReactNode;
  onRetry: (() => void) | undefined;
}

export function MonthFault({ message, onRetry }: MonthFaultProps) {
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { isFirst, isSaid, count, retry } = useFault(ref, onRetry);
  const again = retry && (
    <Button size="small" variant="soft" tone="neutral" onPress={retry}>
      {strings.tryAgain}
    </Button>
  );
  return (
    <div ref={ref}>
      {isFirst &&
        (isSaid ? (
          again
        ) : (
          <Notice
            tone="critical"
            isLive
            title={count > 1 ? strings.emptyError : undefined}
            action={again}
          >
            {count > 1 ? strings.partsNotLoaded(count) : message}
          </Notice>
        ))}
    </div>
  );
}
