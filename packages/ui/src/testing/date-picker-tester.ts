/** Uses an `EthiopianDatePicker` as a person does: open, choose year, month and day, set. */
import { monthLabel } from '../components/MonthCalendar/month-words.ts';
import { containing, type Tester, wordsOf } from './tester.ts';

export interface EthiopianDay {
  readonly year: number;
  /** 1 to 13. */
  readonly month: number;
  readonly day: number;
}

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

  return {
    trigger,
    open,
    /** Opens it, chooses and sets. The year comes first: a day that its month does not have would be clamped. */
    async set({ year, month, day }: EthiopianDay) {
      const picker = trigger();
      await open();
      await choose(picker, words.year, String(year));
      await choose(picker, words.month, monthLabel(month, locale));
      await choose(picker, words.day, String(day));
      await user.click(await screen.findByRole('button', { name: words.set }));
    },
    async cancel() {
      await user.click(screen.getByRole('button', { name: words.cancel }));
    },
  };
}
