/** Signing in, searching, and changing the language. */
import { sayIn } from '../../support/catalogue.ts';
import { live } from '../../scenarios/earlier-days.ts';
import { beginning, firstOf, part } from '../person.ts';
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
