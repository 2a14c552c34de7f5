import { part } from '../person.ts';
import type { Job } from './job.ts';

export const offline: Job = {
  name: 'offline and back',
  async do({ house, enter }) {
    const dawit = await enter('dawit', '/cashbook');
    await dawit.press(part('button', 'In'));
    const form = dawit.at(part('dialog', 'Cash In'));
    await form.type('Amount', '2500');
    await form.type('Remark', 'ከሽያጭ');
    house.cutLine();
    await form.press(part('button', 'Save'));
    await dawit.sees('No connection to the server.');
    house.mendLine();
    await dawit.press(part('button', 'Try again'));
    await form.press(part('button', 'Save'));
    await form.misses('css=:scope');
    await dawit.sees('ከሽያጭ');
    const { body } = await (await house.server.as('dawit')).get('/api/transactions?type=book');
    if (body.data.length !== 1) throw new Error(`${body.data.length} entries were booked`);
  },
};
