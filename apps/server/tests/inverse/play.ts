import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { changedTables } from '../matrix/contents.ts';
import { type Business, type Lived, uploadImages } from './business.ts';
import type { Edit } from './edit.ts';
import type { Json } from './json.ts';

interface Life {
  body: Json;
  happenings: string[];
}

const livesOf = ({ bodies, happenings = {} }: Edit): fc.Arbitrary<Life> =>
  fc.record({ body: bodies, happenings: fc.shuffledSubarray(Object.keys(happenings)) });

async function bornOf(edit: Edit, lived: Lived, body: Json): Promise<number | null> {
  await uploadImages(lived, body);
  const { status, body: answer } = await edit.make(lived.admin, body);
  if (status >= 500) throw new Error(JSON.stringify(answer));
  if (status !== 200) return null;
  return edit.idOf ? edit.idOf(lived.admin, body) : (answer.id ?? answer.event?.id);
}

const differenceOf = (before: Json, after: Json): unknown[] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const values = [before[field], after[field]];
    return isDeepStrictEqual(...(values as [unknown, unknown])) ? [] : [[field, ...values]];
  });

async function faultOf(
  edit: Edit,
  { admin }: Lived,
  { id, before, body }: { id: number; before: Json; body: Json },
  read: Business['read'],
): Promise<string | null> {
  const [method = '', path = ''] = edit.call.split(' ');
  const contents = await read();
  const { status, body: answer } = await admin.send(`/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(edit.same(before, body)),
  });
  const changed = changedTables(contents, await read());
  const differs = differenceOf(before, (await edit.read(admin, id)) ?? {});
  const { code, errors } = answer;
  if (status === 200 && changed.length === 0 && differs.length === 0) return null;
  return JSON.stringify({ answer: { status, code, errors }, changed, differs });
}

export interface Played {
  saved: number;
  refused: number;
}

/** @throws an error with the smallest example and its seed */
export async function playEdit(
  { app, read }: Business,
  edit: Edit,
  { runs, seed }: { runs: number; seed: number },
): Promise<Played> {
  const start = app.clock.now().toISOString();
  const played = { saved: 0, refused: 0 };

  async function live({ body, happenings }: Life): Promise<string | null | undefined> {
    const id = await bornOf(edit, { app, admin: await app.as('admin') }, body);
    if (id === null) return undefined;
    for (const name of happenings) {
      // Signs in again, because a happening may have ended the session.
      await edit.happenings?.[name]?.({ app, admin: await app.as('admin') }, id, body);
    }
    const lived = { app, admin: await app.as('admin') };
    const before = await edit.read(lived.admin, id);
    return before && faultOf(edit, lived, { id, before, body }, read);
  }

  const property = fc.asyncProperty(livesOf(edit), async (life) => {
    const faults: (string | null)[] = [];
    await app.undo(async () => {
      const fault = await live(life);
      if (fault !== undefined) faults.push(fault);
    });
    app.clock.set(start);
    const [fault] = faults;
    if (fault === undefined) played.refused += 1;
    else played.saved += 1;
    fc.pre(fault !== undefined);
    if (fault) throw new Error(`saved as it was read, it changed: ${fault}`);
  });
  // Skips two of three bodies at most, so one in three must be valid.
  await fc.assert(property, { numRuns: runs, seed, maxSkipsPerRun: 2 });
  return played;
}
