// Spec 2.5, D183
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context, Handlers, IssuedAgreement } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import { requireDay } from '#base/addis-days.ts';
import { lockEvent, requireLiveEvent, type EventRecord } from '../events/event-queries.ts';
import { paperNumber } from '../events/event-view.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { namedUser } from '../../records/users/user-names.ts';
import { takeNumber, type PaperNumber } from '../../records/branches/agreement-number.ts';
import { agreementPage } from './agreement-page.ts';
import {
  insertAgreement,
  selectAddress,
  selectAgreements,
  selectPackageTerms,
  selectPage,
  setAgreedBy,
  type AgreementRow,
} from './agreement-queries.ts';
import { letterheadIn } from './letterhead.ts';
import { withImages } from './page-images.ts';
import { markPaper } from './paper-marks.ts';
import { signedView } from './signed-paper.ts';

/** The figures as agreed are kept even where the cashbook differs (D38). */
function requireWritten(body: BodyOf<'generateAgreement'>) {
  requireDay('date', body.date);
  requireDay('event_date', body.event_date);
  return {
    date: body.date,
    behalf: tidyText(body.behalf),
    client: tidyText(body.client),
    client_phone: body.client_phone,
    event_date: body.event_date,
    advance: toSantim(body.advance),
    left: toSantim(body.left),
  };
}

async function requireReceipt({ db }: Context, { open }: EventRecord): Promise<void> {
  if (open === 0) return;
  const { agreement_after_receipt } = await selectSettings(db);
  if (agreement_after_receipt === 'true') throw new AppError('PENDING_OPEN');
}

async function makePage(
  { db }: Context,
  written: ReturnType<typeof requireWritten>,
  record: EventRecord,
  number: PaperNumber,
): Promise<{ page: string; logo: string | null; stamp: string | null }> {
  const { settings, ...images } = await markPaper(db);
  const page = agreementPage({
    ...written,
    ...images,
    ...number,
    tenantName: settings.tenant_name,
    letterhead: letterheadIn(settings),
    terms: settings.agreement_terms,
    packageTerms: await selectPackageTerms(db, record.event.package_id),
    consent: settings.agreement_consent,
    record,
    address: await selectAddress(db, record.event.branch_id),
  });
  return { ...images, page };
}

async function readPage({ db, scope, files }: Context, id: number): Promise<string> {
  const row = await selectPage(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, row.branch_id);
  return withImages(files, row.page);
}

const isIssued = (kept: unknown): kept is IssuedAgreement =>
  typeof kept === 'object' && kept !== null && 'agreement' in kept;

/** D38. After the transaction, because it reads images. */
export const printIssued = async (context: Context, kept: unknown): Promise<unknown> =>
  // Idempotency keys of older versions stored the whole page.
  isIssued(kept) ? readPage(context, kept.agreement) : kept;

const earlierOf = ({ agreement }: AgreementRow, rows: readonly AgreementRow[]): number =>
  agreement.copy_no === null
    ? rows.filter(({ agreement: { id, book } }) => book === null && id < agreement.id).length
    : agreement.copy_no - 1;

const agreementView = (
  row: AgreementRow,
  _at: number,
  rows: readonly AgreementRow[],
): Schemas['Agreement'] => ({
  ...writtenView(row),
  ...signedView(row),
  number: numberOf(row, rows),
});

const numberOf = (row: AgreementRow, rows: readonly AgreementRow[]): string =>
  paperNumber({ ...row.agreement, earlier: earlierOf(row, rows) }, row.agreement.event_id);

const writtenView = ({ agreement, user }: AgreementRow) => ({
  id: agreement.id,
  date: agreement.date,
  behalf: agreement.behalf,
  client: agreement.client,
  client_phone: agreement.client_phone,
  event_date: agreement.event_date,
  advance: toBirr(agreement.advance),
  left: toBirr(agreement.left),
  ...namedUser(user),
  createdAt: agreement.created_at.toISOString(),
});

export const agreementHandlers = {
  generateAgreement: async (context, { body }) => {
    const { db, clock, user } = context;
    // With the lock, each paper counts the earlier ones.
    await lockEvent(db, body.eventId);
    const record = await requireLiveEvent(context, body.eventId);
    await requireReceipt(context, record);
    const written = requireWritten(body);
    const number = await takeNumber(db, record.event);
    const page = await makePage(context, written, record, number);
    const agreement = await insertAgreement(db, {
      ...written,
      ...page,
      book: number.book,
      book_no: number.book_no,
      copy_no: number.book === null ? null : number.earlier + 1,
      event_id: body.eventId,
      people: record.event.num_of_people,
      total: record.event.total,
      time: record.event.time,
      venue: record.event.venue,
      created_by: user.id,
      created_at: clock.now(),
    });
    await setAgreedBy(db, body.eventId, written.behalf);
    await recordAction(context, {
      action: 'agreement.create',
      subject: `${written.client}, ${written.event_date}`,
      entityId: body.eventId,
    });
    return { agreement };
  },

  listAgreements: async (context, { query }) => {
    await requireLiveEvent(context, query.eventId);
    const rows = await selectAgreements(context.db, query.eventId);
    return { success: true, agreements: rows.map(agreementView) };
  },

  readAgreement: (context, { params }) => readPage(context, params.id),
} satisfies Handlers<'generateAgreement' | 'listAgreements' | 'readAgreement'>;
