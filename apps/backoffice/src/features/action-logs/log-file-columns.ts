/** What a file of the log says of each action, in the reader's words: when, who, what, to which record, what changed. SPEC: D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { useDeviceWords } from '../../i18n/device-words.ts';
import { exportColumn, useCreatedExport } from '../../lists/files/export-values.ts';
import { useActionWords } from '../../log/action-words.ts';
import { useChangeLines } from '../../log/change-words.tsx';
import { amountOfLog } from './log-amount.ts';
import { unknownName, useSubject } from './log-subject.ts';

type Log = Schemas['ActionLog'];

export function useLogFileColumns(): readonly DataColumn<Log>[] {
  const { t } = useLingui();
  const wordsOf = useActionWords();
  const subjectOf = useSubject();
  const linesOf = useChangeLines();
  const deviceWords = useDeviceWords();
  const column = exportColumn<Log>;
  return [
    ...useCreatedExport<Log>(t`Action Time`),
    column('user', t`User`, ({ action, subject, user }) =>
      action === 'login.refuse' && subject === '' ? t(unknownName) : nameOfUser(user),
    ),
    column('branch', t`Branch`, ({ user }) => user.branch?.name ?? t`Admin Action`),
    column('action', t`Action`, ({ action }) => wordsOf(action)),
    column('subject', t`Record`, subjectOf),
    column('amount', t`Amount`, amountOfLog),
    column('changes', t`Changes`, ({ changes = [] }) => linesOf(changes)),
    column('device', t`Device`, ({ log_details: { device } }) => deviceWords(device)),
    column('ip', 'IP', ({ log_details: { ip } }) => ip),
  ];
}
