/** `pnpm visual [REF] [--accept STORY]… [--all]`: compares pictures of stories in REF and this tree, and writes test-results/visual/index.html. Exits 0 if alike or accepted, 1 if not, 2 if nothing could be compared; docs/decisions/0010-pictures-of-stories.md explains. */
import { existsSync, readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { differenceOf, hashOf } from '@digis/tooling/picture';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import { dirname, join } from 'node:path';
import { allModes, type Mode, ownModes } from '@digis/tooling/story-modes';
import { isSnapshot, type StoryEntry } from '@digis/tooling/built-storybook';
import { storyFilesThatCanDiffer } from './can-differ.ts';
import { changedSince, commitOf, serveTrees, type Trees } from './trees.ts';

const IN_OWN_MODES = /^(fields-|actions-(?:button|filterchips|segmentedcontrol|toolbar)--)/u;

const HEIGHT = 800;

const TRIES = 8;

interface Shot {
  readonly name: string;
  readonly story: StoryEntry;
  readonly mode: Mode;
}

/** Amharic stories have no English variant; states are pictured in both. */
const shotsOf = (stories: readonly StoryEntry[]): Shot[] =>
  stories
    .filter(isSnapshot)
    .flatMap((story) =>
      [...allModes, ...(IN_OWN_MODES.test(story.id) ? ownModes : [])]
        .filter(({ locale }) => story.name !== 'Amharic' || locale === 'am')
        .map((mode) => ({ name: `${mode.name}/${story.id}`, story, mode })),
    );

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** Waits for two equal pictures: images or skeletons may appear late. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let before = await picture(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const after = await picture(page);
    if (hashOf(after) === hashOf(before)) return after;
    before = after;
  }
  return before;
}

async function take(page: Page, url: string, { story, mode }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width: mode.width, height: HEIGHT });
  await page.emulateMedia({ forcedColors: mode.setting === 'forced' ? 'active' : 'none' });
  await openStory(page, url, story.id, { scheme: mode.scheme, locale: mode.locale });
  if (mode.setting === 'large') await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  const pointed = page.locator('[data-pointed]').first();
  if ((await pointed.count()) > 0) await pointed.hover();
  return steadyPicture(page);
}

const folder = 'test-results/visual';

interface Different {
  readonly name: string;
  readonly words: string;
  readonly isAccepted: boolean;
  readonly pictures: Readonly<Record<'before' | 'after' | 'difference', Buffer | null>>;
}

const style = `body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; } td { vertical-align: top; padding: .5rem; }
img { max-width: 30vw; border: 1px solid #bbb; } .accepted { opacity: .6; }`;

function rowOf({ name, words, isAccepted, pictures }: Different): string {
  const cells = Object.entries(pictures).map(([kind, picture]) => {
    if (!picture) return '<td>–</td>';
    const file = `${name}.${kind}.png`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture);
    return `<td><a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a></td>`;
  });
  const said = isAccepted ? `${words}, accepted` : words;
  const head = `<tr><th colspan="3">${name} ${said}</th></tr>`;
  return `<tbody class="${isAccepted ? 'accepted' : ''}">${head}<tr>${cells.join('')}</tr></tbody>`;
}

/**
 * One HTML page of all differing pictures.
 * @returns its address
 */
function writeSheet(title: string, all: readonly Different[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const head = '<thead><tr><th>before</th><th>after</th><th>difference</th></tr></thead>';
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><table>${head}${all.map(rowOf).join('\n')}</table></html>\n`,
  );
  return file;
}

/** Pictured in every run, to prove that the comparison works. */
const SAMPLE = /^(?:actions-button|fields-moneyfield)--/u;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
  },
});

const isAccepted = ({ story }: Shot) => values.accept.some((id) => story.id.startsWith(id));

function chosenShots({ after }: Trees, commit: string): Shot[] {
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const paths = after.stories.map(({ importPath }) => importPath);
  const files = storyFilesThatCanDiffer(paths, changedSince(commit), textOf);
  return shotsOf(after.stories).filter(
    ({ story }) => values.all || SAMPLE.test(story.id) || files.has(story.importPath),
  );
}

async function compare(trees: Trees, shots: readonly Shot[]) {
  const known = new Set(trees.before.stories.map(({ id }) => id));
  const all: Different[] = [];
  let compared = 0;
  const pair = async (page: Page, shot: Shot) => {
    const after = await take(page, trees.after.url, shot);
    const before = await take(page, trees.before.url, shot);
    return { before, after, found: await differenceOf(before, after) };
  };
  const look = async (page: Page, shot: Shot) => {
    if (!known.has(shot.story.id)) {
      const after = await take(page, trees.after.url, shot);
      const pictures = { before: null, after, difference: null };
      all.push({ name: shot.name, words: 'is new', isAccepted: true, pictures });
      return;
    }
    compared += 1;
    // Compared once more, because under forced colours a blinking caret can differ once.
    const first = await pair(page, shot);
    const { before, after, found } = first.found ? await pair(page, shot) : first;
    if (!found) return;
    const pictures = { before, after, difference: found.picture };
    all.push({ name: shot.name, words: found.words, isAccepted: isAccepted(shot), pictures });
  };
  /** A story that hangs counts as a difference, and does not stop the others. */
  const lookOrName = (page: Page, shot: Shot) =>
    look(page, shot).catch((error: unknown) => {
      const words = `could not be pictured: ${error instanceof Error ? error.message : String(error)}`;
      const pictures = { before: null, after: null, difference: null };
      all.push({ name: shot.name, words, isAccepted: isAccepted(shot), pictures });
    });
  const browser = await launch();
  try {
    await onPages(browser, shots, lookOrName);
  } finally {
    // Pages that are still running would keep the process alive.
    await browser.close();
  }
  return { compared, all: all.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

async function visual(): Promise<0 | 1 | 2> {
  const commit = commitOf(positionals[0]);
  const trees = await serveTrees(commit);
  try {
    const { compared, all } = await compare(trees, chosenShots(trees, commit));
    if (compared === 0) throw new Error(all[0]?.words ?? 'No story is in both trees.');
    const faults = all.filter((one) => !one.isAccepted);
    for (const { name, words } of faults) console.error(`${name} ${words}`);
    const counts = `${compared} pictures compared with ${commit.slice(0, 8)}, ${faults.length} different, ${all.length - faults.length} new or accepted`;
    console.log(`${counts}: ${writeSheet(counts, all)}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    trees.before.close();
    trees.after.close();
  }
}

try {
  process.exitCode = await visual();
} catch (error) {
  console.error(
    `Nothing could be compared: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
