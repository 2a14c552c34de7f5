import type { Job } from './job.ts';

export const tooOld: Job = {
  name: 'told to be too old',
  async do({ enter }) {
    const anyone = await enter(null, '/');
    await anyone.sees('Digis could not start.');
    await anyone.sees('ድግስ መጀመር አልቻለም።');
  },
};
