/** Operates an `EthiopianDatePicker` of any variant as a person does: open, choose year, month and day, set. */
import { dayIn, etToIso, type IsoDate } from '@digis/ethio-date';
import { monthLabel } from '../components/MonthCalendar/month-words.ts';
import { containing, type Tester, wordsOf } from './tester.ts';

export interface EthiopianDay {
  readonly year: number;
  /** 1 to 13. */
  readonly month: number;
  readonly day: number;
}

const valueOf = (select: HTMLElement) => select instanceof HTMLSelectElement && select.value;

export function datePickerTester(tester: Tester & { label: string }) {
  const { screen, user, label, locale = 'en' } = tester;
  const words = wordsOf(tester);
  const trigger = () => screen.getByRole('button', { name: containing(label) });

  /** `picker` is taken before its dialog hides it: it may have the name of a list, and may not be found any more. */
  async function choose(picker: HTMLElement, list: string, option: string) {
    const named = await screen.findAllByRole('button', { name: containing(list) });
    const opener = named.find((button) => button !== picker);
    if (!opener) throw new Error(`The picker "${label}" has no list "${list}".`);
    await user.click(opener);
    await user.click(await screen.findByRole('option', { name: option }));
  }

  async function open() {
    await user.click(trigger());
    return screen.findByRole('dialog', { name: label });
  }

  /** For a variant with a month of days to press: its lists are native, and count as the kit's calendar does. */
  async function press(dialog: HTMLElement, iso: IsoDate) {
    const focused = dialog.querySelector('[data-date][tabindex="0"]');
    const listed = (list: string) => screen.getByRole('combobox', { name: list });
    const shown = dayIn('ethiopic', focused?.getAttribute('data-date') ?? iso).year;
    const isEthiopic = valueOf(listed(words.year)) === String(shown);
    const wanted = dayIn(isEthiopic ? 'ethiopic' : 'gregory', iso);
    if (!user.selectOptions) throw new Error(`The picker "${label}" needs user.selectOptions.`);
    await user.selectOptions(listed(words.year), String(wanted.year));
    await user.selectOptions(listed(words.month), String(wanted.month));
    const day = dialog.querySelector(`[data-date="${iso}"]`);
    if (!day) throw new Error(`The picker "${label}" does not show ${iso}.`);
    await user.click(day);
  }

  return {
    trigger,
    open,
    /** Opens it, chooses and sets. The year comes first: a day that its month does not have would be clamped. */
    async set({ year, month, day }: EthiopianDay) {
      const picker = trigger();
      const dialog = await open();
      if (screen.queryByRole('combobox', { name: words.year })) {
        await press(dialog, etToIso({ year, month, day }));
      } else {
        await choose(picker, words.year, String(year));
        await choose(picker, words.month, monthLabel(month, locale));
        await choose(picker, words.day, String(day));
      }
      await user.click(await screen.findByRole('button', { name: words.set }));
    },
    async cancel() {
      await user.click(screen.getByRole('button', { name: words.cancel }));
    },
  };
}
