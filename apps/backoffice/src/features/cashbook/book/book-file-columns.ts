/** What a file of the book says of each entry. Spec 2.8, D146. */
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '#auth/user.tsx';
import { useCorrectionWords } from '#money/correct/correction-note.tsx';
import { addisMoment, exportColumn, useEthiopianExport } from '#lists/files/export-values.ts';
import { dayOf } from '#lists/instant-text.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { nameOfUser } from '#api/user-name.ts';
import { amountOn } from './amount-on.ts';
import { partyOf, useKindWords, useRemarkInFile } from '../record-words.ts';

export function useBookFileColumns(): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const can = useCan();
  const kindOf = useKindWords();
  const inEthiopian = useEthiopianExport();
  const remarkInFile = useRemarkInFile();
  const correctionWords = useCorrectionWords();
  const column = exportColumn<CashRecord>;
  return [
    column('amount', t`Amount`, ({ amount }) => amount),
    column('createdAt', t`Time`, ({ createdAt }) => addisMoment(createdAt)),
    column('transact_type', t`Type`, ({ transact_type }) =>
      transact_type === 'in' ? t`In` : t`Out`,
    ),
    // SPEC: D146 `transact_id` counts entries that the book never shows, and would jump.
    column('book_no', t`Txn ID`, ({ book_no }) => book_no ?? null),
    column('branch', t`Branch`, ({ branch }) => branch?.name ?? null),
    column('remark', t`Remark`, remarkInFile),
    column('party', t`With whom`, (record) => partyOf(record) ?? null),
    column('record_type', t`Kind`, kindOf),
    column('et_date', t`Ethiopian date`, ({ createdAt }) => inEthiopian(dayOf(createdAt))),
    column('correction', t`Correction`, correctionWords),
    column('entered_by', t`Entered by`, (record) => nameOfUser(record) ?? null),
    column('approved_by', t`Approved by`, ({ approved_by }) => approved_by ?? null),
    // Their sums are what came in and what went out.
    column('in', t`In`, (record) => amountOn('in', record)),
    column('out', t`Out`, (record) => amountOn('out', record)),
    // SPEC: D86 of its branch, for who may see the balance.
    ...(can('Cashbook View Balance')
      ? [column('balance', t`Balance`, ({ balance }) => balance)]
      : []),
  ];
}
