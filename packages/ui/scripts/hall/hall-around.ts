import { strict as assert } from 'node:assert';
import type { Page } from 'playwright';

export async function closeDisclosures(page: Page) {
  const rules = page.getByText('No fire in the hall.');
  const title = page.getByRole('button', { name: 'House rules' });
  assert.equal(await rules.isVisible(), false, 'it is closed at first');
  await title.click();
  await rules.waitFor();
  await title.click();
  await rules.waitFor({ state: 'hidden' });
  assert.equal(await page.getByRole('table').count(), 0, 'a chart keeps its table closed');
}

export async function lookAtChart(page: Page) {
  const chart = page.getByRole('figure', { name: 'Turnover, by month' });
  const fills = await chart
    .locator('rect:has(title)')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  assert.equal(new Set(fills).size, 2, 'two series have two colours');
  const [start, figures] = await chart.evaluate((figure) => {
    const texts = [...figure.querySelectorAll('div > span')].filter((text) =>
      /^[\d,]+$/u.test(text.textContent),
    );
    const lefts = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    const plot = figure.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    return [
      figure.getBoundingClientRect().left,
      lefts.map(({ left, right }) => ({ left, isBeside: right <= plot })),
    ] as const;
  });
  assert.ok(figures.length > 2 && figures.every(({ left, isBeside }) => left >= start && isBeside));
}

/** Median milliseconds until the list is open. */
export async function openingOf(page: Page, label: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    /* oxlint-disable no-await-in-loop -- one after the other */
    const opener = page.getByRole('button', { name: new RegExp(`${label}$`, 'u') });
    await opener.scrollIntoViewIfNeeded();
    const started = performance.now();
    await opener.click();
    await page.getByRole('option').first().waitFor();
    times.push(performance.now() - started);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    /* oxlint-enable no-await-in-loop */
  }
  return Math.round(times.toSorted((a, b) => a - b)[2] ?? 0);
}
