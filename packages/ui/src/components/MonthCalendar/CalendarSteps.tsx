import { ChevronLeft, ChevronRight } from 'lucide-react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { steps } from './MonthHeader.css.ts';

export interface CalendarStep {
  readonly 'aria-label': string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

interface CalendarStepsProps {
  before: CalendarStep;
  after: CalendarStep;
  showToday: () => void;
}

export function CalendarSteps({ before, after, showToday }: CalendarStepsProps) {
  const strings = useKitStrings();
  return (
    <div className={steps}>
      <IconButton {...before}>
        <ChevronLeft aria-hidden className={mirrored} />
      </IconButton>
      <Button variant="soft" tone="neutral" onPress={showToday}>
        {strings.today}
      </Button>
      <IconButton {...after}>
        <ChevronRight aria-hidden className={mirrored} />
      </IconButton>
    </div>
  );
}
