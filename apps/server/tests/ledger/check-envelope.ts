// D178, I19
import { faultsOf, takeEnvelope } from '../../testing/envelope/read-envelope.ts';
import { same, type Table } from './checks.ts';
import { statusOf } from './status.ts';

const year = { from: '2018-11', to: '2019-10' };

export async function checkEnvelope({ app, model }: Table): Promise<void> {
  for (const branchId of [1, 2] as const) {
    const envelope = await takeEnvelope(app, { branchId, ...year });
    const words = `the envelope of branch ${branchId}`;
    same(faultsOf(envelope), [], words);
    const [opening, , , transferred, closing] = (envelope.sheet('check.xlsx').at(-1) ?? []).slice(
      2,
    );
    same([opening, transferred], [0, 0], words);
    same(closing, statusOf(model, branchId).balance, words);
  }
}
