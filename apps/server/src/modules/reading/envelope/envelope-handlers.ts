// D178
import { branchToRead } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { envelopeName, envelopeOf } from './envelope.ts';
import { noteExport } from './note-export.ts';
import { requireFiscalDays } from './fiscal-period.ts';
import { streamSnapshot } from './stream-snapshot.ts';

export const envelopeHandlers = {
  takeEnvelope: async (context, { body: { branchId, from, to } }) => {
    const { db, scope, clock, reply } = context;
    const branch = branchToRead(scope, branchId);
    const days = requireFiscalDays({ from, to });
    const changed = await inTransaction(db, (tx) =>
      noteExport({ ...context, db: tx }, { branch, days }, { from, to }),
    );
    const asked = { branch, days, now: clock.now(), changed };
    const bytes = await streamSnapshot(db, (tx) => envelopeOf(tx, asked));
    const name = envelopeName(branch, from, to);
    reply.header('Content-Disposition', `attachment; filename="${name}.zip"`);
    return bytes;
  },
} satisfies Handlers<'takeEnvelope'>;
