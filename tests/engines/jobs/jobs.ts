import { calendar, eventsList, schedule } from './booking.ts';
import type { Job } from './job.ts';
import { offline } from './line.ts';
import { cashOut, closing, payment, photo } from './money.ts';
import { kitchen, reports, settings, takeIn } from './office.ts';
import { agreement } from './paper.ts';
import { language, search, signIn, tooOld } from './way-in.ts';

export const jobsOfTheDay: readonly Job[] = [
  signIn,
  calendar,
  schedule,
  eventsList,
  payment,
  cashOut,
  closing,
  kitchen,
  reports,
  settings,
  takeIn,
  search,
  photo,
  agreement,
  language,
  offline,
];

export const jobsBelowFloor: readonly Job[] = [tooOld];
