import type { Desk } from '../../support/desk.ts';
import type { Call } from '../answers.ts';

type Act = (desk: Desk) => Promise<void>;

interface Reached {
  readonly name: string;
  readonly address: string;
  /** @default 'manager' */
  readonly person?: string | null;
  readonly title: readonly [english: string, values?: Record<string, string | number>];
  readonly reach?: Act;
}

export interface FormCase extends Reached {
  readonly kind: 'form';
  readonly typed: readonly (readonly [label: string, text: string])[];
  readonly prepare?: Act;
  /** @default 'Save' */
  readonly submit?: string | RegExp;
  readonly write: Call;
  readonly busy?: string;
  readonly isSecret?: true;
  readonly at?: string;
  /** The button that reopens the dialog after a failure has closed it. D75 */
  readonly reopens?: string;
}

export interface QuestionCase extends Reached {
  readonly kind: 'question';
  readonly write: Call;
  /** Start of the confirming button's label. @default 'Yes' */
  readonly confirm?: string;
}

export interface ReadingCase extends Reached {
  readonly kind: 'reading';
  readonly read: string;
  readonly shows: RegExp;
}

export interface StillCase extends Reached {
  readonly kind: 'still';
  readonly not: string;
}

export type DialogCase = FormCase | QuestionCase | ReadingCase | StillCase;

export const form = (
  name: string,
  address: string,
  write: readonly [Call['method'], path: string],
  rest: Omit<FormCase, 'kind' | 'name' | 'address' | 'write' | 'title'> &
    Partial<Pick<FormCase, 'title'>>,
): FormCase => ({
  kind: 'form',
  name,
  address,
  write: { method: write[0], path: `/api/${write[1]}` },
  title: [name],
  ...rest,
});

export async function openCard({ page, say }: Desk, row: string) {
  await page.getByText(row).filter({ visible: true }).first().waitFor();
  const more = page.getByRole('button', { name: new RegExp(`^${say('More')}.*${row}`, 'u') });
  if ((await more.count()) > 0) await more.first().click();
}

export const deletion = (
  name: string,
  address: string,
  path: string,
  row: string,
): QuestionCase => ({
  kind: 'question',
  name,
  address,
  title: ['Are you sure?'],
  write: { method: 'DELETE', path: `/api/${path}` },
  reach: async ({ page, say }) => {
    await page
      .getByRole('button', { name: new RegExp(`^${say('Actions')}.*${row}`, 'u') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say('Delete') }).click();
  },
});

export const still = (
  name: string,
  address: string,
  not: string,
  rest: Pick<StillCase, 'reach'> & Partial<Pick<StillCase, 'title'>> = {},
): StillCase => ({ kind: 'still', name, address, not, title: [name], ...rest });

export const reading = (
  name: string,
  address: string,
  [path, shows]: readonly [path: string, shows: RegExp],
  rest: Partial<Pick<ReadingCase, 'reach' | 'title'>> = {},
): ReadingCase => ({
  kind: 'reading',
  name,
  address,
  read: `/api/${path}`,
  shows,
  title: [name],
  ...rest,
});
