import { dayIn, etToIso, type IsoDate } from '@digis/ethio-date';
import { containing, type Tester, wordsOf } from './tester.ts';

export interface EthiopianDay {
  readonly year: number;
  /** 1 to 13. */
  readonly month: number;
  readonly day: number;
}

const valueOf = (select: HTMLElement) => select instanceof HTMLSelectElement && select.value;

export function datePickerTester(tester: Tester & { label: string }) {
  const { screen, user, label } = tester;
  const words = wordsOf(tester);
  const trigger = () => screen.getByRole('button', { name: containing(label) });
  const listed = (list: string) => screen.getByRole('combobox', { name: list });

  async function choose(list: string, value: number) {
    if (!user.selectOptions) throw new Error(`The picker "${label}" needs user.selectOptions.`);
    await user.selectOptions(listed(list), String(value));
  }

  async function open() {
    await user.click(trigger());
    return screen.findByRole('dialog', { name: label });
  }

  /** Presses the day, in a variant without a list of days. */
  async function press(dialog: HTMLElement, iso: IsoDate) {
    const focused = dialog.querySelector('[data-date][tabindex="0"]');
    const shown = dayIn('ethiopic', focused?.getAttribute('data-date') ?? iso).year;
    const isEthiopic = valueOf(listed(words.year)) === String(shown);
    const wanted = dayIn(isEthiopic ? 'ethiopic' : 'gregory', iso);
    await choose(words.year, wanted.year);
    await choose(words.month, wanted.month);
    const day = dialog.querySelector(`[data-date="${iso}"]`);
    if (!day) throw new Error(`The picker "${label}" does not show ${iso}.`);
    await user.click(day);
  }

  return {
    trigger,
    open,
    /** Sets the year first: a day that the shown month lacks would be clamped. */
    async set({ year, month, day }: EthiopianDay) {
      const dialog = await open();
      if (screen.queryByRole('combobox', { name: words.day })) {
        await choose(words.year, year);
        await choose(words.month, month);
        await choose(words.day, day);
      } else {
        await press(dialog, etToIso({ year, month, day }));
      }
      await user.click(await screen.findByRole('button', { name: words.set }));
    },
    async cancel() {
      await user.click(screen.getByRole('button', { name: words.cancel }));
    },
  };
}
