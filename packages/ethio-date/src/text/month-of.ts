import type { Calendar } from '../calendar/either-calendar.ts';
import { am } from '../languages/am.ts';
import { en } from '../languages/en.ts';
import { foldName } from './homophones.ts';
import { gregorianMonthNames } from './names.ts';

const FEWEST_LETTERS = 2;

interface NamedMonth {
  readonly calendar: Calendar;
  /** Counts from 1. */
  readonly month: number;
  readonly folded: string;
}

const inOrder = (names: readonly string[]) => names.map((name, at) => [name, at + 1] as const);

function allNames(): readonly NamedMonth[] {
  const names = {
    ethiopic: [am, en].flatMap((l) => [...inOrder(l.months), ...Object.entries(l.otherMonths)]),
    gregory: [...inOrder(gregorianMonthNames.en), ...inOrder(gregorianMonthNames.am)],
  };
  return (['ethiopic', 'gregory'] as const).flatMap((calendar) =>
    names[calendar].map(([name, month]) => ({ calendar, month, folded: foldName(name) })),
  );
}

/** Created once, because a sheet has thousands of days. */
let known: readonly NamedMonth[] | undefined;

/** Returns null if no month begins like this, or several do. */
export function monthOf(token: string): NamedMonth | null {
  const typed = foldName(token);
  if (Array.from(typed).length < FEWEST_LETTERS) return null;
  known ??= allNames();
  const found = known.filter(({ folded }) => folded.startsWith(typed));
  const whole = found.filter(({ folded }) => folded === typed);
  const [first, ...others] = whole.length > 0 ? whole : found;
  const isOne = others.every(
    ({ calendar, month }) => calendar === first?.calendar && month === first.month,
  );
  return first !== undefined && isOne ? first : null;
}
