/**
 * `node packages/ui/scripts/handbook/docs.ts` checks each documentation page: its layout, table of
 * props and first example.
 */
import type { Page } from 'playwright';
import { serveStorybook, type StoryEntry } from '@digis/tooling/built-storybook';
import { join } from 'node:path';
import ts from 'typescript-api';
import { declaredProps } from './declared-props.ts';
import { launch, onPages } from '@digis/tooling/story-page';

type Examples = ReadonlyMap<string, string>;

const folder = 'packages/ui/src';

function asModule(code: string, kit: ReadonlySet<string>): string {
  const named = new Set([...code.matchAll(/<([A-Z]\w*)/gu)].map(([, name]) => name ?? ''));
  const ours = [...named].filter((name) => kit.has(name));
  const icons = [...named].filter((name) => !kit.has(name));
  return [
    `import { ${ours.join(', ')} } from './every-entry.ts';`,
    icons.length > 0 ? `import { ${icons.join(', ')} } from 'lucide-react';` : '',
    `export const Example = () => (<>${code}</>);`,
  ].join('\n');
}

function faultsOfExamples(examples: Examples, kit: ReadonlySet<string>): string[] {
  const { config } = ts.readConfigFile('packages/ui/tsconfig.json', (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'packages/ui');
  const everyEntry = "export * from './index.ts';\nexport * from './catering.ts';";
  const modules = new Map([
    [join(process.cwd(), folder, 'every-entry.ts'), everyEntry],
    ...[...examples].map(
      ([name, code]) =>
        [join(process.cwd(), folder, `example-${name}.tsx`), asModule(code, kit)] as const,
    ),
  ]);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => modules.get(path) ?? readFile(path);
  host.fileExists = (path) => modules.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const code = modules.get(path);
    return code === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...modules.keys()], { ...options, noEmit: true }, host);
  return [...modules.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const name = /example-(\w+)/u.exec(path)?.[1] ?? path;
    return found
      .slice(0, 1)
      .map(
        ({ messageText }) =>
          `the example of ${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`,
      );
  });
}

const MOST_HEIGHT = 9000;
const WAIT = 10_000;

const seen = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('.sbdocs h1');
    title?.scrollIntoView({ block: 'center' });
    const { left, top, height } = title?.getBoundingClientRect() ?? new DOMRect();
    const above = document.elementFromPoint(left + 4, top + height / 2);
    return {
      isCovered: !title || !above || !(title.contains(above) || above.contains(title)),
      height: document.documentElement.scrollHeight,
      hasPipes: [...document.querySelectorAll('.sbdocs p')].some((p) =>
        /^\s*\|.*\|/u.test(p.textContent ?? ''),
      ),
      language: document.documentElement.lang,
    };
  });

const propsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.docblock-argstable-body > tr')].map(
      (row) => row.querySelector('td')?.textContent.replace(/\*$/u, '') ?? '',
    ),
  );

async function exampleOf(page: Page): Promise<string> {
  await page.locator('button', { hasText: 'Show code' }).first().click({ timeout: WAIT });
  const code = page.locator('pre.prismjs').nth(1);
  await code.waitFor({ timeout: WAIT });
  return (await code.textContent()) ?? '';
}

const componentOf = ({ importPath }: StoryEntry) =>
  /components\/(\w+)\/\1\.stories\.tsx$/u.exec(importPath)?.[1];

const declared = declaredProps();
const examples = new Map<string, string>();
let shownCount = 0;
let declaredCount = 0;

const storybook = await serveStorybook();
const browser = await launch();
const faults: string[] = [];
await onPages(browser, storybook.docs, async (page, entry) => {
  const { id } = entry;
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForSelector('.sbdocs h1');
  // Some stories, such as a camera's, are never idle.
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  const { isCovered, height, hasPipes, language } = await seen(page);
  if (isCovered) faults.push(`${id}: something lies over its title`);
  if (height > MOST_HEIGHT) faults.push(`${id}: ${height} px high`);
  if (hasPipes) faults.push(`${id}: a table is text with pipes`);
  if (language !== 'en') faults.push(`${id}: its language is "${language}"`);
  const component = componentOf(entry);
  const props = component && declared[component];
  if (!component || !props) return;
  const shown = new Set(props.length > 0 ? await propsShown(page) : []);
  declaredCount += props.length;
  shownCount += props.filter(({ name }) => shown.has(name)).length;
  for (const { name } of props) {
    if (!shown.has(name)) faults.push(`${id}: the prop ${name} is not in its table`);
  }
  const code = await exampleOf(page).catch(() => '');
  if (code === '') faults.push(`${id}: its first example has no code`);
  else examples.set(component, code);
});
await browser.close();
storybook.close();

faults.push(...faultsOfExamples(examples, new Set(Object.keys(declared))));
for (const fault of faults) console.error(fault);
console.log(
  `${storybook.docs.length} pages of documentation, ${faults.length} faults; ${shownCount} of ${declaredCount} props shown, ${examples.size} examples compiled.`,
);
if (faults.length > 0) process.exitCode = 1;
