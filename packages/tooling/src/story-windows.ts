import type { Browser } from 'playwright';
import type { BuiltStorybook } from './built-storybook.ts';

/** A story that is written for one window size would fail its play in another. */
export async function windowsOf(browser: Browser, { url, stories }: BuiltStorybook) {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html`);
  const windows = await page.evaluate(
    async (all) => {
      const at = (value: unknown, name: string): unknown =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      if (typeof preview !== 'object' || preview === null) throw new Error('no preview');
      await Reflect.apply(Reflect.get(preview, 'ready'), preview, []);
      const found: [id: string, size: { width: number; height: number }][] = [];
      for (const storyId of all) {
        // oxlint-disable-next-line no-await-in-loop
        const story: unknown = await Reflect.apply(Reflect.get(preview, 'loadStory'), preview, [
          { storyId },
        ]);
        const wanted = at(at(at(story, 'storyGlobals'), 'viewport'), 'value');
        const offered = at(at(at(story, 'parameters'), 'viewport'), 'options');
        const styles = at(at(offered, String(wanted)), 'styles');
        const [width = 0, height = 0] = ['width', 'height'].map((side) =>
          Number.parseInt(String(at(styles, side)), 10),
        );
        if (width > 0) found.push([storyId, { width, height }]);
      }
      return found;
    },
    stories.map(({ id }) => id),
  );
  await page.close();
  return new Map(windows);
}
