// D173
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { requireDay, todayOf } from '#base/addis-days.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context, Handlers, IssuedProforma } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { selectAddress } from '../agreements/agreement-queries.ts';
import { letterheadIn } from '../agreements/letterhead.ts';
import { withImages } from '../agreements/page-images.ts';
import { markPaper } from '../agreements/paper-marks.ts';
import { type EnquiryRecord, selectEnquiry } from '../enquiries/enquiry-queries.ts';
import { enquiryView } from '../enquiries/enquiry-view.ts';
import { namedUser, shownName } from '../../records/users/user-names.ts';
import { proformaPage } from './proforma-page.ts';
import {
  insertProforma,
  type ProformaRecord,
  selectBanks,
  selectProformaPage,
  selectProformas,
  takeProformaNumber,
} from './proforma-queries.ts';

type Settings = Awaited<ReturnType<typeof markPaper>>['settings'];

const digits = 4;

const numberOf = (number: number): string => `PF-${String(number).padStart(digits, '0')}`;

/** Money places have only the last digits. */
async function banksOf(db: Database, branchId: number, settings: Settings): Promise<string[]> {
  const { bank_name, acc_number, acc_name } = settings;
  const account = [bank_name, acc_number, acc_name].filter((text) => text !== '').join(' · ');
  const places = await selectBanks(db, branchId);
  return [
    ...(acc_number === '' ? [] : [account]),
    ...places.map(({ name, digits: end }) => (end === null ? name : `${name} ···${end}`)),
  ];
}

async function findEnquiry({ db, scope }: Context, id: number): Promise<EnquiryRecord> {
  const record = await selectEnquiry(db, id);
  requireVisible(scope, record.enquiry.branch_id);
  return record;
}

async function readPage({ db, scope, files }: Context, id: number): Promise<string> {
  const row = await selectProformaPage(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, row.branch_id);
  return withImages(files, row.page);
}

const isIssued = (kept: unknown): kept is IssuedProforma =>
  typeof kept === 'object' && kept !== null && 'proforma' in kept;

/** After the transaction, because it reads images. */
export const readIssuedProforma = async (context: Context, kept: unknown): Promise<unknown> =>
  isIssued(kept) ? readPage(context, kept.proforma) : kept;

function requireValid({ valid_until }: BodyOf<'printProforma'>, today: string): void {
  requireDay('valid_until', valid_until);
  if (valid_until < today) throw invalid({ valid_until: 'minimum' });
}

async function makePage(
  { db, clock, user }: Context,
  body: BodyOf<'printProforma'>,
  { record, number }: { record: EnquiryRecord; number: number },
) {
  const { branch_id } = record.enquiry;
  const { settings, ...images } = await markPaper(db);
  const page = proformaPage({
    ...images,
    tenantName: settings.tenant_name,
    letterhead: letterheadIn(settings),
    branch: record.branch.name,
    address: await selectAddress(db, branch_id),
    number: numberOf(number),
    date: todayOf(clock),
    enquiry: enquiryView(record),
    tin: settings.tin,
    vatNo: settings.vat_no,
    clientTin: body.client_tin ?? '',
    validUntil: body.valid_until,
    behalf: body.behalf === undefined ? shownName(user) : tidyText(body.behalf),
    banks: await banksOf(db, branch_id, settings),
  });
  return { ...images, page };
}

const proformaView = ({ proforma, user }: ProformaRecord): Schemas['Proforma'] => ({
  id: proforma.id,
  number: numberOf(proforma.number),
  date: proforma.date,
  valid_until: proforma.valid_until,
  ...namedUser(user),
  createdAt: proforma.created_at.toISOString(),
});

export const proformaHandlers = {
  printProforma: async (context, { body }) => {
    const { db, clock, user } = context;
    const record = await findEnquiry(context, body.enquiryId);
    const { id: enquiry_id, branch_id, name, options } = record.enquiry;
    requireValid(body, todayOf(clock));
    if (options.length === 0) throw invalid({ enquiryId: 'minItems' });
    const number = await takeProformaNumber(db, branch_id);
    const proforma = await insertProforma(db, {
      ...(await makePage(context, body, { record, number })),
      enquiry_id,
      branch_id,
      number,
      date: todayOf(clock),
      valid_until: body.valid_until,
      created_by: user.id,
      created_at: clock.now(),
    });
    await recordAction(context, {
      action: 'proforma.create',
      subject: `${name}, ${numberOf(number)}`,
      entityId: proforma,
    });
    return { proforma };
  },

  listProformas: async (context, { query }) => {
    await findEnquiry(context, query.enquiryId);
    const rows = await selectProformas(context.db, query.enquiryId);
    return { success: true, proformas: rows.map(proformaView) };
  },

  readProforma: (context, { params }) => readPage(context, params.id),
} satisfies Handlers<'printProforma' | 'listProformas' | 'readProforma'>;
