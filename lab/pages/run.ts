/** `pnpm --dir lab run pages [FOLDER]`: time to rows, against React's limit and the tree in FOLDER. Writes docs/proof/web-perf.json; exits 1 over budget. */
import { writeFileSync } from 'node:fs';
import { type ClosableServer, openOneServer } from '../../tests/support/server.ts';
import startCluster from '../../tests/support/start-cluster.ts';
import { againstGoals, BEFORE, budgets } from './against-goals.ts';
import { deviceInstant, eventOfToday } from './event-of-today.ts';
import { type Target, type Visit, measureVisits } from './measure-visit.ts';
import { medianOf } from './median.ts';
import { openPlainChromium } from './plain-chromium.ts';
import { serveBundle } from './serve-bundle.ts';
import { type Line, openSlowLine } from './slow-line.ts';

const PAIRS = Number(process.env['PAIRS'] ?? 15);

const SLOWDOWN = 4;
const lines: Readonly<Record<string, Line | null>> = {
  'mid phone': null,
  '3G and mid phone': { bits: 1_600_000, delay: 150 },
};

const stopCluster = await startCluster();
const server = await openOneServer();
const limit = await serveBundle('lab/pages/hello.ts', server.url);
const [folder] = process.argv.slice(2);
const before = folder === undefined ? null : await openOneServer(folder);
const browser = await openPlainChromium();

async function tokenAt(site: ClosableServer): Promise<string | null> {
  site.setClock(deviceInstant());
  const hana = await site.as('hana');
  await hana.post('/api/event', eventOfToday());
  return hana.token;
}
const token = await tokenAt(server);
const tokenBefore = before && (await tokenAt(before));

const LIMIT = 'react and react-dom';

const screensAt = (url: string, signedIn: string | null, tree = ''): Record<string, Target> => ({
  [`calendar${tree}`]: {
    url: `${url}/`,
    selector: '[role=gridcell] > button[aria-label*=" event"]',
    token: signedIn,
  },
  [`events${tree}`]: {
    url: `${url}/events`,
    selector: 'main ul:is([aria-label], [aria-labelledby]):not([aria-busy]) > li, main tbody tr',
    token: signedIn,
  },
});

/** @param sites where each server is reached */
const targetsAt = (
  sites: readonly { readonly url: string }[],
): Readonly<Record<string, Target>> => {
  const [ours = '', ofLimit = '', ofBefore] = sites.map(({ url }) => url);
  return {
    [LIMIT]: { url: ofLimit, selector: '#word', token: null },
    ...screensAt(ours, token),
    ...(ofBefore !== undefined && screensAt(ofBefore, tokenBefore, BEFORE)),
  };
};

const results: Record<string, object> = {};
const goals: Record<string, object> = {};
for (const [deviceName, line] of Object.entries(lines)) {
  const near = [server, limit, ...(before ? [before] : [])];
  // oxlint-disable-next-line no-await-in-loop
  const far = line && (await Promise.all(near.map(({ url }) => openSlowLine(url, line))));
  const targets = targetsAt(far ?? near);
  const visits: Record<string, { cold: Visit[]; warm: Visit[] }> = {};
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // The right time, because a wrong clock shows a notice and causes more calls.
    // oxlint-disable-next-line no-await-in-loop
    for (const site of [server, before]) site?.setClock(deviceInstant());
    // Alternates, so that no site is always measured after the same other.
    const round = Object.entries(targets);
    for (const [name, target] of pair % 2 === 0 ? round : round.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop
      const { cold, warm } = await measureVisits(browser, target, SLOWDOWN);
      const kept = (visits[name] ??= { cold: [], warm: [] });
      kept.cold.push(cold);
      kept.warm.push(warm);
    }
  }
  far?.forEach((site) => site.close());
  results[deviceName] = Object.fromEntries(
    Object.entries(visits).map(([name, { cold, warm }]) => [
      name,
      { cold: medianOf(cold), warm: medianOf(warm) },
    ]),
  );
  const measured = againstGoals(visits, LIMIT, budgets[deviceName] ?? {});
  goals[deviceName] = measured;
  if (measured.some((line) => line['rows (ms)'] > line['at most'])) process.exitCode = 1;
  console.log(`\n${deviceName}, medians of ${PAIRS} rounds`);
  console.table(goals[deviceName]);
}
writeFileSync(
  'docs/proof/web-perf.json',
  `${JSON.stringify({ pairs: PAIRS, goals, results }, null, 2)}\n`,
);

await browser.close();
await limit.close();
await server.close();
await before?.close();
await stopCluster();
