import { live } from '../../scenarios/earlier-days.ts';
import { sayIn } from '../../support/catalogue.ts';
import { firstOf, part } from '../person.ts';
import type { Job } from './job.ts';

export const signIn: Job = {
  name: 'sign-in',
  async do({ house, enter }) {
    const hana = await enter(null, '/');
    await hana.type('Username', 'hana');
    await hana.type('Password', house.server.password);
    await hana.press(part('button', 'Sign in'));
    await hana.read(part('heading', 'Calendar'));
  },
};

export const search: Job = {
  name: 'search',
  async do({ house, enter }) {
    await live(house.server, 1);
    const hana = await enter('hana', '/');
    await hana.press(firstOf(part('button', 'Search')));
    const palette = hana.at(part('dialog'));
    await palette.press(part('searchbox'));
    await palette.write('0911223');
    await palette.press(firstOf(part('menuitem', /አልማዝ ተስፋዬ/u)));
    await hana.read(firstOf(part('heading', 'አልማዝ ተስፋዬ')));
  },
};

export const language: Job = {
  name: 'language',
  async do({ enter, isPhone }) {
    const hana = await enter('hana', '/clients');
    const amharic = sayIn('am');
    await hana.read(part('heading', 'Event Clients'));
    if (isPhone) await hana.press(part('button', 'Menu'));
    await hana.press(part('button', /^Change to /u));
    await hana.read(part('heading', amharic('Event Clients')));
    await hana.press(part('button', /^ወደ |እንግሊዝኛ/u));
    await hana.read(part('heading', 'Event Clients'));
  },
};

export const tooOld: Job = {
  name: 'told to be too old',
  async do({ enter }) {
    const anyone = await enter(null, '/');
    await anyone.sees('Digis could not start.');
    await anyone.sees('ድግስ መጀመር አልቻለም።');
  },
};
