/** Runs an operation: reads directly, writes in a transaction and once for each key. */
import type { OperationId } from '@digis/api-client/contract';
import { createHash } from 'node:crypto';
import { ruleOf } from '../auth/require-permission.ts';
import { AppError, invalid } from '../base/errors.ts';
import { whileRunning } from '../base/money-operation.ts';
import { selectSettings } from '../modules/records/settings/setting-queries.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import type { AnyHandlers, Context, PublicContext } from '../contract/handler.ts';
import { handlers } from './handlers.ts';
import { once } from './idempotency.ts';
import { type Answer, readWholeAnswer } from './kept-answer.ts';
import { limitConcurrency } from '../base/limit-concurrency.ts';
import { sides, type ImageUse } from '../files/read-image.ts';
import type { StoredImage } from '../db/tables/files.ts';
import { storeImage } from '../modules/records/uploads/keep-image.ts';
import { countUpload } from '../modules/records/uploads/upload-quota.ts';

/** Bytes must not pile up behind a slow bucket. */
const limited = limitConcurrency(8, 0);

interface Upload {
  body: { image: StoredImage };
  content: string;
}

const isUse = (use: unknown): use is ImageUse =>
  typeof use === 'string' && Object.hasOwn(sides, use);

/** No connection waits for disk or bucket. */
async function runUpload(
  context: Context,
  body: unknown,
  write: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  await countUpload(context.db, context.clock, context.user.id);
  const image: unknown = Object(body).image;
  const use: unknown = Object(body).use ?? 'photo';
  if (!Buffer.isBuffer(image)) throw invalid({ image: 'type' });
  if (!isUse(use)) throw invalid({ use: 'enum' });
  return limited(async () => {
    const stored = await storeImage(context.files, image, use);
    const sha256 = createHash('sha256').update(image).digest('hex');
    const content = use === 'photo' ? sha256 : `${use} ${sha256}`;
    const isNamed = await write({ body: { image: stored }, content }).then(
      (answer) => ({ answer, isKept: Object(answer.body).path === stored.path }),
      (error: unknown) => ({ error, isKept: false }),
    );
    // Deletes the bytes of a refused or repeated upload, which no row names.
    if (!isNamed.isKept) await context.files.delete(stored.path).catch(() => undefined);
    if ('answer' in isNamed) return isNamed.answer;
    throw isNamed.error;
  });
}

interface RawInput {
  query: unknown;
  body: unknown;
  params: unknown;
  key?: string | string[] | undefined;
}

const anyHandlers: AnyHandlers = handlers;

const isSignedIn = (context: PublicContext | Context): context is Context => 'user' in context;

async function answerOf(id: OperationId, context: PublicContext, input: RawInput): Promise<Answer> {
  const handler = anyHandlers[id];
  if (handler === undefined) throw new Error(`${id} has no handler; see routes/handlers.ts.`);
  return { status: 200, body: await handler(context, input) };
}

/** Sign-in runs outside a transaction: failed attempts stay counted. */
export async function runOperation(
  id: OperationId,
  context: PublicContext | Context,
  input: RawInput,
): Promise<Answer> {
  const { method, movesMoney = false } = ruleOf(id);
  if (method === 'get') return answerOf(id, context, input);
  return whileRunning({ id, movesMoney }, () => write(id, context, input));
}

async function write(
  id: OperationId,
  context: PublicContext | Context,
  input: RawInput,
): Promise<Answer> {
  const { ownTransaction, takesForm } = ruleOf(id);
  if (ownTransaction === true || !isSignedIn(context)) return answerOf(id, context, input);
  const { query, body } = input;
  if (takesForm === true) {
    return runUpload(context, body, (upload) =>
      runWrite(id, context, { ...input, body: upload.body }, [id, query, upload.content]),
    );
  }
  const answer = await runWrite(id, context, input, [id, query, body ?? null]);
  return readWholeAnswer(id, context, answer);
}

function runWrite(
  id: OperationId,
  context: Context,
  input: RawInput,
  content: unknown,
): Promise<Answer> {
  const { key } = input;
  return inTransaction(context.db, async (tx) => {
    const work = (db: PublicContext['db']) => answerOf(id, { ...context, db }, input);
    if (typeof key !== 'string') {
      await allowWithoutKey(id, tx);
      return work(tx);
    }
    const request = { key, user: context.user, requestId: context.request.id };
    const answer = await once(tx, context.clock, { ...request, content }, work);
    if (answer.isReplay === true) context.metrics.countReplay(id);
    return answer;
  });
}

// D154: other programs may omit the key unless required.
async function allowWithoutKey(id: OperationId, db: Database): Promise<void> {
  if (ruleOf(id).movesMoney !== true) return;
  const { require_idempotency_key } = await selectSettings(db);
  if (require_idempotency_key === 'true') throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
}
