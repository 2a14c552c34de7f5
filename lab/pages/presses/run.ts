/** `pnpm --dir lab run presses [FOLDER]`: press times on a slow processor, compared with the built tree in FOLDER. Results go to docs/proof/presses.json. */
import { writeFileSync } from 'node:fs';
import { openPlainChromium } from '../plain-chromium.ts';
import { besideGoals } from './goals.ts';
import { openDesk } from './desk.ts';
import { type Figures, takeTour } from './tour.ts';
import { serveTree } from './trees.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SLOWDOWN = 4;

const [before] = process.argv.slice(2);
const folders = { ...(before !== undefined && { before }), now: '.' };
const trees = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => {
    const tours: Figures[] = [];
    return [name, await serveTree(folder), tours] as const;
  }),
);
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternates, so that neither tree is always measured second.
    for (const [name, { url, token }, tours] of round % 2 === 0 ? trees : trees.toReversed()) {
      // A fresh browser for each tour; two at once would slow each other down.
      // oxlint-disable-next-line no-await-in-loop
      const browser = await openPlainChromium();
      // oxlint-disable-next-line no-await-in-loop
      const desk = await openDesk(browser, token, SLOWDOWN);
      // oxlint-disable-next-line no-await-in-loop
      tours.push(await takeTour(desk, url, round));
      // oxlint-disable-next-line no-await-in-loop
      await browser.close();
      console.log(`round ${round + 1} of ${ROUNDS}: ${name}`);
    }
  }
} finally {
  await Promise.all(trees.map(([, tree]) => tree.close()));
}
const table = besideGoals(Object.fromEntries(trees.map(([name, , tours]) => [name, tours])));
console.table(table);
writeFileSync(
  'docs/proof/presses.json',
  `${JSON.stringify({ rounds: ROUNDS, slowdown: SLOWDOWN, table }, null, 2)}\n`,
);
