import type { Desk } from '../support/desk.ts';
import { allRoutes } from './app-routes.ts';
import type { DialogCase } from './dialogs/dialog-case.ts';
import { dialogs } from './dialogs/dialogs.ts';
import { type ScreenCase, screens } from './screens.ts';

export interface Look {
  readonly name: string;
  readonly address: string;
  readonly person: string | null;
  readonly screen?: ScreenCase;
  readonly dialog?: DialogCase;
  readonly act?: (desk: Desk) => Promise<void>;
}

const ofScreen = (screen: ScreenCase, other: Partial<Look> = {}): Look => ({
  ...screen,
  screen,
  ...other,
});
const ofDialog = (dialog: DialogCase, other: Partial<Look> = {}): Look => ({
  name: `dialog ${dialog.name}`,
  address: dialog.address,
  person: dialog.person ?? 'manager',
  dialog,
  ...other,
});

function named<Case extends { readonly name: string }>(cases: readonly Case[], name: string): Case {
  const one = cases.find((each) => each.name === name);
  if (one === undefined) throw new Error(`there is no ${name} to look at`);
  return one;
}

const variants: readonly Look[] = [
  ofScreen(named(screens, 'Calendar'), {
    name: 'Calendar of whoever only looks',
    person: 'planner',
  }),
  ofScreen(named(screens, 'Events'), {
    name: 'Events of whoever schedules and does not delete',
    person: 'hana',
  }),
  ofDialog(named(dialogs, 'Schedule Event'), {
    name: 'dialog Schedule Event, with items of its own',
    act: ({ choose, say }) => choose('Package', say('Custom')),
  }),
  ofScreen(named(screens, 'Cashbook, Petty Cash'), {
    name: 'Cashbook of whoever only spends petty cash',
    person: 'kebede',
  }),
  ofScreen(named(screens, 'Cashbook, Book'), {
    name: 'Cashbook of staff, who have one branch',
    person: 'dawit',
  }),
  ofDialog(named(dialogs, 'Cash In'), {
    name: 'dialog Cash In, as an advance',
    act: ({ text }) => text('Advance payment: the rest follows later').click(),
  }),
  ofDialog(named(dialogs, 'Add Employee'), {
    name: 'dialog Add Employee, paid by the time of day',
    act: ({ text }) => text('By the time of day').click(),
  }),
];

const looks = [
  ...screens.map((screen) => ofScreen(screen)),
  ...dialogs.map((dialog) => ofDialog(dialog)),
  ...variants,
];

const pathOf = ({ address }: Look) => new URL(address, 'http://app').pathname;
const isGate = ({ screen }: Look) =>
  screen !== undefined && screen.person !== 'manager' && screen.person !== 'admin';

export const looksByRoute: ReadonlyMap<string, readonly Look[]> = new Map([
  ...allRoutes.map(
    ({ path, label }) =>
      [label, looks.filter((look) => pathOf(look) === path && !isGate(look))] as const,
  ),
  ['Gates', looks.filter(isGate)],
]);
