import { mkdirSync, writeFileSync } from 'node:fs';
import type { SharedDatabase } from '@digis/server/testing';
import type { Browser, Tab } from './drivers/tab.ts';
import { openHouse } from './house.ts';
import type { Job } from './jobs/job.ts';
import { personOf } from './person.ts';

export const widths = {
  desk: { width: 1366, height: 650 },
  phone: { width: 375, height: 812 },
} as const;
export type Width = keyof typeof widths;

export interface Outcome {
  readonly isDone: boolean;
  readonly reason?: string;
  readonly faults: readonly string[];
}

export interface Place {
  readonly browser: Browser;
  readonly database: SharedDatabase;
  readonly engine: string;
  readonly width: Width;
  readonly wait: number;
}

async function keepPicture(tab: Tab, name: string) {
  mkdirSync('test-results/engines', { recursive: true });
  const picture = await tab.picture().catch(() => null);
  if (picture !== null) writeFileSync(`test-results/engines/${name}.png`, picture);
}

export async function work(job: Job, place: Place): Promise<Outcome> {
  const { browser, database, engine, width, wait } = place;
  const house = await openHouse(database);
  const { tab, close } = await browser.open(widths[width], width === 'phone');
  const { origin } = house;
  const enter = async (username: string | null, path: string) => {
    const token = username === null ? null : await house.server.tokenOf(username);
    // Opens a page of the origin without the app, to store the session first.
    await tab.goto(`${origin}/favicon.ico`);
    await tab.ask('enter', token);
    await tab.goto(`${origin}${path}`);
    return personOf(tab, { origin, wait });
  };
  try {
    const reason = await job.do({ house, isPhone: width === 'phone', enter });
    return { isDone: true, ...(reason ? { reason } : {}), faults: [...tab.faults] };
  } catch (error) {
    await keepPicture(tab, `${engine}-${width}-${job.name.replaceAll(/\W+/gu, '-')}`);
    const reason = error instanceof Error ? error.message : String(error);
    return { isDone: false, reason, faults: [...tab.faults] };
  } finally {
    await close().catch(() => undefined);
    await house.close();
  }
}
