import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { live } from '../../scenarios/earlier-days.ts';
import { workbookOf } from '../../support/made-workbook.ts';
import { beginning, fact, firstOf, part } from '../person.ts';
import type { Job } from './job.ts';

export const kitchen: Job = {
  name: 'kitchen sheet',
  async do({ house, enter }) {
    await live(house.server, 1);
    const hana = await enter('hana', '/kitchen?from=2026-10-01');
    for (const words of ['አልማዝ ተስፋዬ', '350', 'ክትፎ']) await hana.sees(words, part('main'));
  },
};

export const reports: Job = {
  name: 'reports',
  async do({ house, enter }) {
    await live(house.server, 5);
    const address = '/reports/period?branch=1&span=range&from=2026-09-11&to=2026-11-09';
    const owner = await enter('admin', address);
    await owner.sees('241,000', firstOf(fact('Received')));
    await owner.sees('420', firstOf(fact('Guests')));
    await owner.read(firstOf(part('heading', 'By month')));
  },
};

export const settings: Job = {
  name: 'settings',
  async do({ house, enter }) {
    const admin = await enter('admin', '/settings');
    await admin.press(part('tab', 'Business'));
    await admin.type('Account name', 'ድግስ');
    await admin.press(part('tab', 'Rules'));
    await admin.press(part('switch', /Payments need the approval/u));
    await admin.press(part('button', 'Save'));
    await admin.sees('Successfully Saved!');
    const { body } = await (await house.server.as('admin')).get('/api/settings');
    const saved = new Map<string, string>(
      body.settings.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    if (saved.get('acc_name') !== 'ድግስ' || saved.get('four_eyes') !== 'true')
      throw new Error('the settings were not kept');
  },
};

export const takeIn: Job = {
  name: 'import',
  async do({ house, enter }) {
    const folder = mkdtempSync(join(tmpdir(), 'digis-engines-'));
    const file = join(folder, 'dishes.xlsx');
    writeFileSync(file, workbookOf([['Name'], ['ድፎ ዳቦ'], ['ዓሳ ጉላሽ'], ['ቆጮ']]));
    try {
      const admin = await enter('admin', '/import');
      // The file field itself is hidden behind this button.
      await admin.read(part('button', beginning('Choose files')));
      await admin.chooseFile(file);
      await admin.press(part('button', 'Check the rows'));
      await admin.press(part('button', 'Import 3 rows'));
      await admin.sees('3 records were added');
      const { body } = await (await house.server.as('admin')).get('/api/item');
      const names: string[] = body.items.map(({ name }: { name: string }) => name);
      if (!names.includes('ቆጮ')) throw new Error(`the dishes are ${names.join()}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
