// D163
import { Readable } from 'node:stream';
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { requireAdmin } from '#auth/require-permission.ts';
import { minutesBefore } from '#base/clock.ts';
import { AppError } from '#base/errors.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { requireGoodPassphrase } from '../users/user-rules.ts';
import {
  type Download,
  finishDownload,
  insertDownload,
  selectFirstCopy,
  selectLastDownloads,
  selectNotes,
} from './copy-queries.ts';

const minutesOfDay = 24 * 60;

const downloadView = ({ at, by }: Download): Schemas['CopyDownload'] => ({
  at: at.toISOString(),
  by,
});

async function isDue({ db, clock }: Context, last: Download | undefined): Promise<boolean> {
  const { copy_reminder_days } = await selectSettings(db);
  const days = Number(copy_reminder_days);
  const since = last?.at ?? (await selectFirstCopy(db));
  return days > 0 && since !== null && since < minutesBefore(clock.now(), days * minutesOfDay);
}

async function copiesView(context: Context): Promise<Omit<Schemas['Copies'], 'success'>> {
  const { db, copies } = context;
  if (copies === null) return { is_kept: false, is_due: false, copies: [] };
  const kept = await copies.list();
  const noted = await selectNotes(
    db,
    kept.map(({ day }) => day),
  );
  const notes = new Map(noted.map((note) => [note.day, note]));
  const downloads = await selectLastDownloads(db);
  const ofDay = new Map(downloads.map((download) => [download.day, download]));
  const last = downloads.toSorted((a, b) => +b.at - +a.at)[0];
  return {
    is_kept: true,
    is_due: await isDue(context, last),
    ...(last && { last_download: downloadView(last) }),
    copies: kept.map(({ day, bytes, writtenAt }) => {
      const note = notes.get(day);
      const taken = ofDay.get(day);
      return {
        day,
        bytes,
        taken_at: (note?.taken_at ?? writtenAt).toISOString(),
        ...(note && { entries: note.entries, verified_at: note.verified_at.toISOString() }),
        ...(taken && { last_download: downloadView(taken) }),
      };
    }),
  };
}

/** Before it starts, so that aborted downloads are logged. */
const noteBegin = (context: Context, day: string): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const { user, clock } = context;
    await recordAction({ ...context, db }, { action: 'list.copy', subject: day });
    return insertDownload(db, { day, user_id: user.id, begun_at: clock.now() });
  });

async function* withNote(bytes: Readable, note: () => Promise<void>): AsyncGenerator<Uint8Array> {
  yield* bytes;
  await note().catch(() => undefined);
}

/** A hang-up closes the copy. */
const notingEnd = (bytes: Readable, note: () => Promise<void>): Readable =>
  Readable.from(withNote(bytes, note), { objectMode: false }).once('close', () => bytes.destroy());

export const copyHandlers = {
  listCopies: async (context) => {
    requireAdmin(context.user);
    return { success: true, ...(await copiesView(context)) };
  },

  takeCopy: async (context, { body: { day, passphrase } }) => {
    requireAdmin(context.user);
    const { db, clock, copies, reply } = context;
    await requireGoodPassphrase(context, passphrase);
    const bytes = await copies?.take(day, passphrase);
    if (bytes === undefined || bytes === null) throw new AppError('NOT_FOUND');
    try {
      const id = await noteBegin(context, day);
      reply.header('Content-Disposition', `attachment; filename="digis-${day}.age"`);
      return notingEnd(bytes, () => finishDownload(db, id, clock.now()));
    } catch (error) {
      bytes.destroy();
      throw error;
    }
  },
} satisfies Handlers<'listCopies' | 'takeCopy'>;
