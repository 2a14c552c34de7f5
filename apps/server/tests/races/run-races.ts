import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { branchRaces } from './branch-races.ts';
import { cashRaces, type Race, expected } from './cash-races.ts';
import { certificateRaces } from './certificate-races.ts';
import { closeRaces } from './close-races.ts';
import { correctionRaces } from './correction-races.ts';
import { crewRaces } from './crew-races.ts';
import { dayRaces } from './day-races.ts';
import { deleteRaces } from './delete-races.ts';
import { enquiryRaces } from './enquiry-races.ts';
import { eventRaces } from './event-races.ts';
import { openingRaces } from './opening-races.ts';
import { paperRaces } from './paper-races.ts';
import { placeRaces } from './place-races.ts';
import { openRaceTable, must } from './table.ts';
import { sweepOrphans } from '../../src/modules/records/uploads/reconcile-files.ts';
import { uploaded } from '../../testing/pictures.ts';
import { buildEvent } from '../../testing/index.ts';
import { sendDueMessages } from '../../src/modules/bookings/sms/send-messages.ts';

const firstDay = '2026-09-22';

const events = 5;

const sendOnce: Race = async ({ app, second, provider }, round) => {
  const today = addDaysIso(firstDay, round);
  for (const { clock } of [app, second]) clock.set(`${today}T10:00:00+03:00`);
  const admin = await app.as('admin');
  const day = addDaysIso(today, 4);
  for (let at = 0; at < events; at += 1) {
    const body = buildEvent({ event_date: day, et_date: isoToEt(day) });
    await must(admin.post('/api/event', body));
  }
  provider.taken.length = 0;
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => sendDueMessages(at % 2 === 0 ? app : second)),
  );
  await sendDueMessages(app);
  const due = round === 0 ? events : 2 * events;
  const different = new Set(provider.taken.map(({ reference }) => reference));
  return (
    expected('messages', provider.taken.length, due) ?? expected('different', different.size, due)
  );
};

const smsRaces: Readonly<Record<string, Race>> = {
  'two servers send what is due': sendOnce,
};

const images = 6;

/** No record is left without its image. */
const attachWhileSwept: Race = async ({ app, second }, round) => {
  const paths: string[] = [];
  for (let at = 0; at < images; at += 1) paths.push(await uploaded(await app.as('admin')));
  for (const { clock } of [app, second]) clock.advance(25 * 60);
  const again = [await app.as('admin'), await second.as('admin')] as const;
  const answers = await Promise.all([
    ...paths.map((client_image, at) => {
      const phone = `09${String(50_000_000 + round * images + at)}`;
      const client = { full_name: 'ሄለን', primary_phone: phone, secondary_phone: phone };
      const caller = at % 2 === 0 ? again[0] : again[1];
      return caller.post('/api/client', { ...client, client_image, branchId: 1 });
    }),
    ...[app, second].map(async ({ db, clock, files }) => {
      await sweepOrphans(db, clock, files);
      return null;
    }),
  ]);
  for (const [at, answer] of answers.entries()) {
    if (answer === null) continue;
    if (answer.status !== 200 && answer.status !== 422) return `status ${answer.status}`;
    const isKept = (await app.files.get(paths[at] ?? '')) !== null;
    if (answer.status === 200 && !isKept) return `image ${at} of a client is gone`;
  }
  return null;
};

const fileRaces: Readonly<Record<string, Race>> = {
  'an image is attached while orphans are swept': attachWhileSwept,
};

export interface RaceResult {
  rounds: number;
  faults: string[];
}

/** `only`: part of the name of the races to run. */
export async function runRaces(rounds: number, only = ''): Promise<Record<string, RaceResult>> {
  const results: Record<string, RaceResult> = {};
  const races = {
    ...cashRaces,
    ...placeRaces,
    ...openingRaces,
    ...enquiryRaces,
    ...eventRaces,
    ...correctionRaces,
    ...branchRaces,
    ...certificateRaces,
    ...closeRaces,
    ...crewRaces,
    ...dayRaces,
    ...paperRaces,
    ...deleteRaces,
    ...smsRaces,
    ...fileRaces,
  };
  for (const [name, race] of Object.entries(races)) {
    if (!name.includes(only)) continue;
    const table = await openRaceTable();
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fault = (await race(table, round)) ?? (await table.app.verify());
      if (fault !== null) faults.push(`round ${round}: ${fault}`);
    }
    results[name] = { rounds, faults };
    await table.close();
  }
  return results;
}
