/** The first steps: above the month if loaded with it, else at the page's end, so nothing moves. */
import type { Schemas } from '@digis/api-client/contract';
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

type Month = Schemas['Calendar'];

/** A month without events may belong to a new business. */
const mayBeOpen = (state: string | null, { event_map }: Month) =>
  state === 'open' || (state === null && Object.keys(event_map).length === 0);

export async function readStepsAhead(month: Promise<Month>): Promise<void> {
  const state = firstSteps.state();
  if (state !== 'open' && !mayBeOpen(state, await month)) return;
  const steps = [FirstSteps.preload(), readAhead('/first-steps'), readOwnBranchesAhead()];
  await Promise.all([month, ...steps]);
  canBeDrawnAtOnce = true;
}

export function useStepsOnTop(): boolean {
  const [isOnTop] = useState(() => canBeDrawnAtOnce);
  return isOnTop;
}

export function Steps() {
  const { today } = useToday();
  const [calendar] = useCalendarChoice();
  const [state] = useState(firstSteps.state);
  const { data } = useCalendar(calendarWindow(calendar, today), state !== 'over');
  // Drawn before the month, the steps would be pushed down by it.
  if (data === undefined || !mayBeOpen(state, data)) return null;
  return (
    <DrawnLater>
      <FirstSteps />
    </DrawnLater>
  );
}
