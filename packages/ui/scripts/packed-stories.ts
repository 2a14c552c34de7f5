/** `node packages/ui/scripts/packed-stories.ts [story]`: compares the styles and boxes of every story on the packed kit with its own. */
import {
  type BuiltStorybook,
  servePackedStorybook,
  serveStorybook,
} from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import type { Page } from 'playwright';

interface Look {
  readonly name: string;
  readonly box: string;
  /** Of the element, and of what is drawn before, after and in place of its text: which of the lines. */
  readonly styles: readonly (readonly number[])[];
}

interface Looks {
  /** `name: value`, each once: a page has some thousands of them, said a hundred times each. */
  readonly lines: readonly string[];
  readonly elements: readonly Look[];
}

/** Styles at the end of an animation; without one, at the beginning. */
const looksOf = (page: Page): Promise<Looks> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime === Infinity) {
        movement.pause();
        movement.currentTime = 0;
      } else movement.finish();
    }
    // Names of classes and animations are hashes of their place in the build, and files have other addresses.
    const built = /kit_\w+|:r\w+:|_r_\w+_|url\("http[^"]*"\)/gu;
    const places = new Map<string, number>();
    const placeOf = (line: string) => {
      const place = places.get(line) ?? places.size;
      places.set(line, place);
      return place;
    };
    // Chromium gives the text of all styles as ''.
    const stylesOf = (element: Element, pseudo: string | null) => {
      const style = getComputedStyle(element, pseudo);
      // A variable shows its effect in other properties.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => placeOf(`${name}: ${style.getPropertyValue(name)}`));
    };
    const isDrawn = (element: Element) => (pseudo: string) => {
      if (pseudo === '::placeholder') return element.hasAttribute('placeholder');
      if (pseudo === '::marker') return getComputedStyle(element).display === 'list-item';
      return getComputedStyle(element, pseudo).content !== 'none';
    };
    const pseudos = ['::before', '::after', '::placeholder', '::marker'];
    const drawn = document.querySelectorAll('html, body, body *:not(script, style, template)');
    const elements = [...drawn].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 20)}`,
        box: [x, y, width, height].map((side) => side.toFixed(1)).join(' '),
        styles: [null, ...pseudos.filter(isDrawn(element))].map((pseudo) =>
          stylesOf(element, pseudo),
        ),
      };
    });
    return { lines: [...places.keys()].map((line) => line.replaceAll(built, '…')), elements };
  });

const most = 5;

/** The differences in words: the elements that look different, and the first of their changed styles. */
function differencesOf(own: Looks, packed: Looks): string[] {
  const count = packed.elements.length;
  if (own.elements.length !== count) return [`${own.elements.length} elements -> ${count}`];
  return own.elements
    .flatMap((look, at) => {
      const other = packed.elements[at];
      const fresh = (other?.styles ?? []).flatMap((places, which) =>
        places
          .filter((place, nth) => packed.lines[place] !== lineOf(own, look.styles[which]?.[nth]))
          .map((place) => packed.lines[place]),
      );
      const isSame = look.box === other?.box && look.styles.length === other.styles.length;
      if (isSame && fresh.length === 0) return [];
      return [`${look.name}: ${look.box} -> ${other?.box} ${fresh.slice(0, 3).join('; ')}`];
    })
    .slice(0, most);
}

const lineOf = ({ lines }: Looks, place: number | undefined) =>
  place === undefined ? undefined : lines[place];

const [only = ''] = process.argv.slice(2);
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 720 };

const own = await serveStorybook();
const packed = await servePackedStorybook();
const browser = await launch();
const stories = own.stories.filter(({ id }) => id.includes(only));
let seen = 0;
const wrong: string[] = [];
/** Stories that do not notice a sheet which removes the kit's look, and so would notice no other difference. */
const blind: string[] = [];

/** The stories that say of themselves that they are of a phone: at a desk they do not play to their end. */
async function storiesOfPhones(): Promise<ReadonlySet<string>> {
  const page = await browser.newPage();
  await page.goto(`${own.url}/iframe.html`);
  const ids = await page.evaluate(
    async (all) => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      if (typeof preview !== 'object' || preview === null) throw new Error('no preview');
      await Reflect.apply(Reflect.get(preview, 'ready'), preview, []);
      const found: string[] = [];
      for (const storyId of all) {
        // oxlint-disable-next-line no-await-in-loop
        const story: unknown = await Reflect.apply(Reflect.get(preview, 'loadStory'), preview, [
          { storyId },
        ]);
        const globals = typeof story === 'object' && story && Reflect.get(story, 'storyGlobals');
        if (JSON.stringify(globals).includes('"mobile"')) found.push(storyId);
      }
      return found;
    },
    stories.map(({ id }) => id),
  );
  await page.close();
  return new Set(ids);
}

const TRIES = 3;

/** The story as the kit's own sources draw it and on the package, and how these differ: at both widths. */
async function comparedAfter(page: Page, id: string, pause: number) {
  const looksIn = async ({ url }: BuiltStorybook) => {
    await page.setViewportSize(ofPhones.has(id) ? PHONE : DESK);
    await openStory(page, url, id);
    await page.waitForTimeout(pause);
    const opened = await looksOf(page);
    await page.setViewportSize(PHONE);
    await page.waitForTimeout(pause);
    return { opened, onPhone: await looksOf(page) };
  };
  const its = await looksIn(own);
  const other = await looksIn(packed);
  const differences = [
    ...differencesOf(its.opened, other.opened),
    ...differencesOf(its.onPhone, other.onPhone),
  ];
  return { its, differences };
}

const ofPhones = await storiesOfPhones();
console.log(`${stories.length} stories, ${ofPhones.size} of phones`);

await onPages(browser, stories, async (page, { id }) => {
  let { its, differences } = await comparedAfter(page, id, 0);
  // What is drawn a moment after the story has played was drawn in one of them alone; another sheet stays another.
  for (let tries = 1; differences.length > 0 && tries < TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    ({ its, differences } = await comparedAfter(page, id, 1000 * tries));
  }
  if (differences.length > 0) {
    wrong.push(id);
    console.log([id, ...differences].join('\n  '));
  }
  await page.addStyleTag({ content: 'body * { all: revert !important }' });
  if (differencesOf(its.onPhone, await looksOf(page)).length === 0) blind.push(id);
  seen += 1;
  if (seen % 50 === 0) console.log(`${seen} of ${stories.length} seen`);
});
await browser.close();
own.close();
packed.close();
for (const id of blind) console.log(`${id}: a style that was taken back is not seen`);
console.log(`${stories.length} stories on the package, ${wrong.length} look otherwise`);
process.exitCode = wrong.length + blind.length === 0 && stories.length > 0 ? 0 : 1;
