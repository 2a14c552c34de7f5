/** An image that is attached in the moment in which old ones that nothing names are swept. */
import { sweepOrphans } from '../../src/modules/uploads/reconcile-files.ts';
import { uploaded } from '../../testing/pictures.ts';
import { type Race } from './cash-races.ts';

const images = 6;

/** Either the record has its image, or it was refused; never a record whose image is gone. */
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

export const fileRaces: Readonly<Record<string, Race>> = {
  'an image is attached while orphans are swept': attachWhileSwept,
};
