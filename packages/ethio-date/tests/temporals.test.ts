/** Tests the Temporal implementations named in the README, where this machine has them. */
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { epochDayToIso, isoToEpochDay } from '../src/calendar/gregorian.ts';
import { isoToEt } from '../src/calendar/iso-date.ts';

const FIRST = isoToEpochDay('1900-01-01');
const LAST = isoToEpochDay('2100-12-31');

test("every day from 1900 to 2100 equals Chromium's", async () => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs],
  });
  const days = Array.from({ length: LAST - FIRST + 1 }, (_, at) => epochDayToIso(FIRST + at));
  const page = await browser.newPage();
  const theirs = await page.evaluate(`${JSON.stringify(days)}.map((iso) => {
    const { year, month, day } = Temporal.PlainDate.from(iso).withCalendar('ethiopic');
    return { year, month, day };
  })`);
  await browser.close();
  expect(theirs).toEqual(days.map(isoToEt));
});

test("Node's Temporal gives the right date or is refused", () => {
  const script = `
    import { toPlainDate } from '${new URL('../src/adapters/temporal.ts', import.meta.url).href}';
    try {
      const { year, month, day } = toPlainDate({ year: 2019, month: 1, day: 21 }, Temporal);
      console.log(year, month, day);
    } catch (error) {
      console.log(error.message);
    }`;
  const said = execFileSync(
    process.execPath,
    ['--harmony-temporal', '--input-type=module', '-e', script],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();
  expect(said).toMatch(/^(?:2019 1 21|This Temporal does not know the Ethiopic calendar)$/u);
});
