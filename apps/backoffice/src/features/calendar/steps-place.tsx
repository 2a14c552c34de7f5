/** Places the first steps where they move nothing: above the month if they can be drawn with it, else at the end of the page. */
import { calendarWindow } from '@digis/ui';
import { useState } from 'react';
import { readAhead } from '../../api/hooks.ts';
import { readOwnBranchesAhead } from '../../api/queries/records.ts';
import { useCalendarChoice } from '../../browser/preferences.ts';
import { useToday } from '../../browser/use-today.ts';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useCalendar } from './calendar-data.ts';
import { DrawnLater } from './drawn-later.tsx';
import { firstSteps } from './first-steps-shown.ts';

const FirstSteps = lazyFeature(async () => (await import('./later/first-steps.tsx')).FirstSteps);

let canBeDrawnAtOnce = false;

/** Reads them before the first render, beside the month. */
export async function readStepsAhead(month: Promise<unknown>): Promise<void> {
  if (firstSteps.state() === 'over') return;
  await Promise.all([
    month,
    FirstSteps.preload(),
    readAhead('/first-steps'),
    readOwnBranchesAhead(),
  ]);
  canBeDrawnAtOnce = true;
}

export function useStepsOnTop(): boolean {
  const [isOnTop] = useState(() => canBeDrawnAtOnce);
  return isOnTop;
}

/** A business without events this month may be a new one: only then are they asked for. */
export function Steps() {
  const { today } = useToday();
  const [calendar] = useCalendarChoice();
  const [state] = useState(firstSteps.state);
  const { data } = useCalendar(calendarWindow(calendar, today), state !== 'over');
  // Before the month, it would be moved by what comes above it.
  if (data === undefined) return null;
  if (state === null && Object.keys(data.event_map).length > 0) return null;
  return (
    <DrawnLater>
      <FirstSteps />
    </DrawnLater>
  );
}
