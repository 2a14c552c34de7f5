import { live } from '../../scenarios/earlier-days.ts';
import { firstOf, part, type Person, textPart } from '../person.ts';
import type { Server } from '../../support/server.ts';
import type { Job } from './job.ts';

const bookOf = async (server: Server) =>
  (await (await server.as('dawit')).get('/api/transactions?type=book')).body;

async function expectBalance(server: Server, balance: number) {
  const { status } = await bookOf(server);
  const held = status.balance;
  if (held !== balance) throw new Error(`the cash box has ${held} and not ${balance}`);
}

async function openAccept(dawit: Person) {
  await dawit.press(part('tab', /^Pending/u));
  await dawit.press(firstOf(part('button', /^Accept/u)));
  return dawit.at(part('dialog', 'Accept Payment'));
}

export const payment: Job = {
  name: 'payment received',
  async do({ house, enter }) {
    await live(house.server, 1);
    const form = await openAccept(await enter('dawit', '/cashbook'));
    await form.press(part('button', 'Accept'));
    await form.misses('css=:scope');
    await expectBalance(house.server, 50_000);
  },
};

const haveCash = async (server: Server, amount: number) =>
  (await server.as('dawit')).post('/api/transactions', { amount, type: 'in', remark: 'ከሽያጭ' });

export const cashOut: Job = {
  name: 'cash out',
  async do({ house, enter }) {
    await haveCash(house.server, 20_000);
    const dawit = await enter('dawit', '/cashbook');
    await dawit.press(part('button', 'Out'));
    const form = dawit.at(part('dialog', 'Cash Out'));
    await form.type('Amount', '1500.50');
    await form.type('Remark', 'ለድንኳን');
    await form.press(part('button', 'Save'));
    await form.misses('css=:scope');
    await dawit.sees('ለድንኳን');
    await expectBalance(house.server, 18_499.5);
  },
};

export const closing: Job = {
  name: 'closing the day',
  async do({ house, enter }) {
    await haveCash(house.server, 47_800);
    const dawit = await enter('dawit', '/cashbook');
    await dawit.press(part('button', 'Till'));
    await dawit.press(part('menuitem', 'Close the day'));
    const close = dawit.at(part('dialog', 'Close the day'));
    await close.press(firstOf(part('textbox')));
    await close.write('238');
    await close.press(part('button', 'Compare with the book'));
    await close.sees('200');
    await close.type('Why there is a difference', 'Change was given twice');
    await close.press(textPart('Book the difference'));
    await close.press(part('button', 'Close the day'));
    await dawit.at(part('dialog', 'Closing sheet')).sees('የመዝጊያ ቅጽ');
    await expectBalance(house.server, 47_600);
  },
};

export const photo: Job = {
  name: 'photo of a receipt',
  async do({ house, enter }) {
    await live(house.server, 1);
    const dawit = await enter('dawit', '/cashbook');
    const form = await openAccept(dawit);
    await form.press(part('button', 'Take Picture'));
    const camera = dawit.at(part('dialog', 'Receipt'));
    const refused = await camera.until('the camera neither starts nor refuses', async () => {
      if (await camera.isShown('css=video')) return 'no';
      return (await camera.isShown(part('alert'))) ? await camera.read(part('alert')) : null;
    });
    if (refused === 'no') await camera.press(part('button', 'Take Picture'));
    else {
      await camera.chooseFile(
        new URL('../../../docs/pictures/form-am-375.png', import.meta.url).pathname,
      );
    }
    await camera.press(part('button', 'Use Image'));
    await form.read(part('button', 'Retake Image'));
    return refused === 'no' ? undefined : `no camera in this engine, a file instead (${refused})`;
  },
};
