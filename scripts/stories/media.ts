/** Checks browser settings: forced colours keep edges and focus, reduced motion stops movement, and the Ethiopic font loads on demand. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { serveStorybook } from '@digis/tooling/built-storybook';
import { launch, openStory } from '@digis/tooling/story-page';

const CONTROLS = 'foundations-surroundings--controls';
const storybook = await serveStorybook();
const browser = await launch();
const faults: string[] = [];

function expectThat(holds: boolean, promise: string) {
  console.log(`${holds ? '✓' : '✗'} ${promise}`);
  if (!holds) faults.push(promise);
}

async function inBrowser(
  from: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
) {
  const context = await from.newContext(options);
  await work(await context.newPage());
  await context.close();
}

const styleOf = (page: Page, name: string, property: string) =>
  page
    .getByRole('button', { name })
    .evaluate((button, asked) => getComputedStyle(button).getPropertyValue(asked), property);

await inBrowser(browser, { forcedColors: 'active' }, async (page) => {
  await openStory(page, storybook.url, CONTROLS);
  expectThat(
    (await styleOf(page, 'Save', 'border-top-width')) !== '0px',
    'with forced colours a solid button has an edge',
  );
  const look = async (name: string) => [
    await styleOf(page, name, 'background-color'),
    await styleOf(page, name, 'border-top-color'),
  ];
  const emphases = [await look('Save'), await look('Back'), await look('Later')];
  expectThat(
    new Set(emphases.map(String)).size === 3,
    'with forced colours the three emphases of a button are told apart',
  );
  const bone = page.locator('[data-shape="text"]').first();
  expectThat(
    (await bone.evaluate((element) => getComputedStyle(element).borderTopWidth)) !== '0px',
    'with forced colours a skeleton has an edge',
  );
  await page.keyboard.press('Tab');
  expectThat(
    (await styleOf(page, 'Save', 'outline-style')) === 'solid',
    'with forced colours the focus is seen',
  );
});

await inBrowser(browser, { forcedColors: 'active', reducedMotion: 'reduce' }, async (page) => {
  await openStory(page, storybook.url, 'foundations-toggles--on-and-off');
  const names = await page
    .locator('[data-toggle][data-state="on"]')
    .evaluateAll((pairs) => pairs.map((pair) => pair.getAttribute('data-toggle')));
  expectThat(names.length > 6, `${names.length} kinds of toggles are compared`);
  for (const name of names) {
    const picture = (state: string) =>
      page.locator(`[data-toggle="${name}"][data-state="${state}"]`).screenshot();
    const on = await picture('on');
    expectThat(
      on.equals(await picture('again')) && !on.equals(await picture('off')),
      `with forced colours ${name} is seen to be on or off`,
    );
  }
});

const longestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('#storybook-root *')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
      ),
    ),
  );

/** Styles changed by endless animations: a spinner may pulse, but not turn. */
const animatedProperties = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
      ),
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  await inBrowser(browser, { reducedMotion }, async (page) => {
    await openStory(page, storybook.url, CONTROLS, { motion: 'on' });
    const isMoving = (await longestMotion(page)) > 0;
    expectThat(
      isMoving === (reducedMotion === 'no-preference'),
      `with motion at "${reducedMotion}" controls ${isMoving ? 'move' : 'stand still'}`,
    );
    const isTurning = (await animatedProperties(page)).includes('transform');
    expectThat(
      isTurning === (reducedMotion === 'no-preference'),
      `with motion at "${reducedMotion}" a spinner ${isTurning ? 'turns' : 'turns no more'}`,
    );
  });
}

const backgroundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

const canvasOf = { light: 'rgb(247, 250, 250)', dark: 'rgb(28, 35, 36)' } as const;
for (const colorScheme of ['light', 'dark'] as const) {
  await inBrowser(browser, { colorScheme }, async (page) => {
    await openStory(page, storybook.url, CONTROLS, { scheme: 'system' });
    const other = colorScheme === 'light' ? 'dark' : 'light';
    expectThat(
      (await backgroundOf(page, 'html')) === canvasOf[colorScheme],
      `a page in the device's scheme is ${colorScheme} where the device is`,
    );
    await page.emulateMedia({ colorScheme: other });
    expectThat(
      (await backgroundOf(page, 'html')) === canvasOf[other],
      `a page in the device's scheme turns ${other} with its device`,
    );
    await page.emulateMedia({ media: 'print' });
    expectThat(
      (await backgroundOf(page, 'html')) === 'rgb(255, 255, 255)',
      `a page in the device's scheme is printed on white where the device is ${other}`,
    );
  });
}

for (const scheme of ['dark', 'system']) {
  await inBrowser(browser, { colorScheme: 'dark' }, async (page) => {
    await openStory(page, storybook.url, 'foundations-scheme--parts', { scheme });
    expectThat(
      (await backgroundOf(page, '[data-part="light"]')) === canvasOf.light,
      `in a page of scheme ${scheme} a light part is light`,
    );
    expectThat(
      (await backgroundOf(page, '[data-part="system"]')) === canvasOf.dark,
      `in a page of scheme ${scheme} a part in the device's scheme is dark where the device is`,
    );
    await page.emulateMedia({ colorScheme: 'light' });
    expectThat(
      (await backgroundOf(page, '[data-part="system"]')) === canvasOf.light,
      `in a page of scheme ${scheme} a part in the device's scheme is light where the device is`,
    );
  });
}

for (const [language, story] of [
  ['English', CONTROLS],
  ['Amharic', 'actions-button--amharic'],
] as const) {
  await inBrowser(browser, {}, async (page) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('noto-sans-ethiopic')) fonts.push(request.url());
    });
    await openStory(page, storybook.url, story, { locale: language === 'Amharic' ? 'am' : 'en' });
    expectThat(
      fonts.length === (language === 'Amharic' ? 1 : 0),
      `a page in ${language} asks for ${fonts.length === 0 ? 'no' : 'one'} Ethiopic font`,
    );
  });
}

await inBrowser(browser, {}, async (page) => {
  await openStory(page, storybook.url, 'overlays-dialog--amharic', { locale: 'am' });
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  const top = await dialog.evaluate((panel) => panel.getBoundingClientRect().top);
  expectThat(top < 40, 'on paper a dialog begins at the top of the page');
  expectThat(
    !(await dialog.getByText('አስቀምጥ', { exact: true }).isVisible()),
    'on paper a dialog has no buttons',
  );
});

await inBrowser(browser, {}, async (page) => {
  await openStory(page, storybook.url, 'data-hourcalendar--playground');
  await page.emulateMedia({ media: 'print' });
  const heightOf = async (name: string) =>
    (await page.getByRole('button', { name }).first().boundingBox())?.height ?? 0;
  const hours = (await heightOf('Wedding of Selam, 3:00')) / (await heightOf('7:00 at night'));
  expectThat(Math.abs(hours - 3) < 0.1, 'on paper a booking of three hours is as long as three');
});

await inBrowser(browser, { forcedColors: 'active' }, async (page) => {
  await openStory(
    page,
    storybook.url,
    'data-hourcalendar-keys-touch-and-crowds--closed-hours-are-not-offered',
  );
  const outlineOf = (name: string) =>
    page
      .getByRole('gridcell', { name })
      .first()
      .evaluate((cell) => getComputedStyle(cell).outlineStyle);
  expectThat(
    (await outlineOf('3:00 in the evening')) !== (await outlineOf('5:00 in the morning')),
    'with forced colours closed hours are told from open ones',
  );
  await openStory(page, storybook.url, 'media-dropzone--all-states');
  const edges = await page.getByRole('group').evaluateAll((fields) =>
    fields.map((field) => {
      const zone =
        field.querySelector('[data-disabled]') ?? field.querySelector('input')?.parentElement;
      return zone && getComputedStyle(zone).borderTopColor;
    }),
  );
  expectThat(edges[3] !== edges[0], 'with forced colours a disabled drop zone is told from others');
});

await browser.close();
storybook.close();
if (faults.length > 0) process.exitCode = 1;
