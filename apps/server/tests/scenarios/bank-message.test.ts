// D166, D167
import { beforeAll, describe, expect, it } from 'vitest';
import { dateInReference, readBankMessage } from '@digis/domain';
import { buildEvent } from '../../testing/index.ts';
import { done, tab, useDays } from './days.ts';

const message =
  'Dear Customer, your Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE. Your current balance is ETB 81,200.55. Thank you for Banking with CBE!';

describe('a bank message (S23)', () => {
  const days = useDays();
  let cbe: number;
  let claim: number;

  beforeAll(async () => {
    const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 };
    cbe = (await done(days.admin.post('/api/place', bank))).id;
    await done(days.hana.post('/api/event', buildEvent()));
    claim = (await tab(days.dawit, 'pending'))[0].id;
  });

  it('matches the claim by amount, and accepting the claim from it books the money at the bank', async () => {
    const read = readBankMessage(message);
    expect(read).toMatchObject({
      bank: 'cbe',
      direction: 'in',
      amount: 50_000,
      own_suffix: '4410',
    });
    const [waiting] = await tab(days.dawit, 'pending');
    expect(waiting).toMatchObject({ id: claim, amount: read?.amount });
    await done(
      days.dawit.patch('/api/transactions', {
        type: 'pending',
        action: 'accept',
        actionId: claim,
        amount: read?.amount,
        place: cbe,
        reference: read?.references[0],
        evidence: 'message',
      }),
    );
    const { data } = await done(days.dawit.get('/api/transactions?type=book'));
    expect(data[0]).toMatchObject({
      amount: 50_000,
      place: { name: 'CBE Bole' },
      reference: 'FT26264ABCDE',
      evidence: 'message',
    });
    expect(dateInReference('FT26264ABCDE')).toBe('2026-09-21');
    expect(dateInReference('DIL4K2M9QX')).toBe('2026-09-21');
  });

  it('is refused when repeated as a link, naming its first use', async () => {
    const reference = 'https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410';
    const cash = { amount: 50_000, type: 'in', remark: 'Again', place: cbe, reference };
    const { status, body } = await days.dawit.post('/api/transactions', cash);
    expect([status, body.code]).toEqual([409, 'DUPLICATE']);
    expect(body.first).toMatchObject({ book_no: 1, branch: { name: 'Bole' } });
  });
});
