import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { live } from '../../scenarios/earlier-days.ts';
import { bringPrograms } from '../bring/debian.ts';
import { part, textPart } from '../person.ts';
import type { Job } from './job.ts';

const PDFTOTEXT = '/usr/bin/pdftotext';
const client = 'አልማዝ ተስፋዬ';

function textOf(pdf: Uint8Array): string {
  bringPrograms({ 'poppler-utils': PDFTOTEXT });
  const folder = mkdtempSync(join(tmpdir(), 'digis-engines-'));
  try {
    const file = join(folder, 'agreement.pdf');
    writeFileSync(file, pdf);
    return execFileSync(PDFTOTEXT, ['-layout', file, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const agreement: Job = {
  name: 'agreement on paper',
  async do({ house, enter }) {
    await live(house.server, 1);
    const hana = await enter('hana', '/events?event=1&on=2026-10-01&dialog=agreement');
    const dialog = hana.at(part('dialog', 'Agreement information'));
    await dialog.press(part('button', 'Generate Agreement Pages'));
    const again = part('link', 'Open agreement');
    await dialog.read(again);
    // Presses again, as a person would if the browser blocks the window.
    if (await dialog.isShown(textPart('The browser kept the window shut.')))
      await dialog.press(again);
    const paper = await hana.until('no window opens', () => hana.tab.opened());
    await hana.until(`the paper does not name ${client}`, async () => {
      const text = await paper.ask('text', 'body');
      return text?.includes(client) ? true : null;
    });
    const fonts = await paper.ask('fonts');
    if (!fonts.some((family) => family.includes('Noto Sans Ethiopic')))
      throw new Error(
        `the paper did not load its letters: ${[...paper.faults, ...fonts].join('; ')}`,
      );
    const pdf = await paper.print();
    if (pdf === null) return 'its driver cannot print: the paper was read in its window';
    const text = textOf(pdf);
    if (!text.includes(client))
      throw new Error(`the PDF does not name ${client}: ${text.slice(0, 200)}`);
    return undefined;
  },
};
