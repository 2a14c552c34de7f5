// D169-D171
import { branchToRead } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { selectAwaited } from './awaited-certificates.ts';
import { readCashMeter } from './cash-meter.ts';
import { listVat } from './vat-list.ts';
import { withhold } from './withhold.ts';

export const taxHandlers = {
  withhold: async (context, { body }) => {
    await requireIssued(context, { proof: body.proof });
    return withhold(context, body);
  },

  listAwaitedCertificates: async (context, { query }) => ({
    success: true,
    awaited: await selectAwaited(context, branchToRead(context.scope, query.branchId)),
  }),

  readCashMeter: (context, { query }) => readCashMeter(context, query.eventId),

  listVat: (context, { query }) =>
    listVat(context, branchToRead(context.scope, query.branchId), query),
} satisfies Handlers<'withhold' | 'listAwaitedCertificates' | 'readCashMeter' | 'listVat'>;
