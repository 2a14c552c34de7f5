// D121
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

export const NO_MENU = 'none';

export const menus = ['fasting', 'not fasting', NO_MENU] as const satisfies readonly (
  | Schemas['Menu']
  | typeof NO_MENU
)[];
export type MenuChoice = (typeof menus)[number];

export const menuLabels = {
  fasting: msg`Fasting food`,
  'not fasting': msg`Not fasting food`,
  [NO_MENU]: msg`Unknown`,
};

export const menuOfChoice = (choice: MenuChoice): Schemas['Menu'] | null =>
  choice === NO_MENU ? null : choice;

export function useMenuWords(): (menu: Schemas['Menu'] | undefined) => string | undefined {
  const { _ } = useLingui();
  return (menu) => menu && _(menuLabels[menu]);
}
