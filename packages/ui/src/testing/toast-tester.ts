import { type Tester, wordsOf } from './tester.ts';

export function toastTester(tester: Tester) {
  const { screen, user } = tester;
  const words = wordsOf(tester);
  const region = () => screen.queryByRole('region', { name: words.notifications });
  const items = () => [...(region()?.querySelectorAll('li') ?? [])];
  // Each toast begins with its tone in words, for screen readers.
  const tones = [words.success, words.error, words.information].map((tone) => `${tone}: `);
  const withoutTone = (text: string) =>
    text.slice(tones.find((tone) => text.startsWith(tone))?.length ?? 0);
  return {
    region,
    /** Oldest first. */
    messages: () => items().map((item) => withoutTone(item.textContent)),
    async close(text: string) {
      const button = items()
        .find((item) => item.textContent.includes(text))
        ?.querySelector(`button[aria-label="${words.close}"]`);
      if (!button) throw new Error(`No message says "${text}", so none could be closed.`);
      await user.click(button);
    },
  };
}
