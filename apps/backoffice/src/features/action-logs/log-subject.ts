import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate, isIsoDate, isoToEt } from '@digis/ethio-date';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { labelOfPermission } from '../../i18n/labels/permission-labels.ts';
import { useLanguage } from '../../i18n/language.ts';
import { labelOfField } from '../../log/log-fields.ts';

/** The log never holds an unknown username, which may be a mistyped password. */
export const unknownName = msg`Unknown name`;

type Subject = Pick<Schemas['ActionLog'], 'action' | 'subject' | 'times'>;

const lists = {
  events: msg`Events`,
  deleted_events: msg`Deleted events`,
  cashbook: msg`Cashbook`,
  receivables: msg`Who owes`,
  payables: msg`What we owe`,
  employee_gains: msg`Gain History`,
  employee_payments: msg`Payments`,
  vendor_payables: msg`Payable History`,
  vendor_payments: msg`Payment History`,
  overview: msg`Overview`,
  reports: msg`Reports`,
  vat: msg`VAT`,
  clients: msg`Event Clients`,
  employees: msg`Employees`,
  vendors: msg`Vendors`,
  items: msg`Items`,
  packages: msg`Packages`,
  branches: msg`Branches`,
  users: msg`App Users`,
  action_logs: msg`Action Logs`,
  envelope: msg`For the accountant`,
} satisfies Record<Schemas['ExportName'] | 'envelope', MessageDescriptor>;

const labelOfList = (name: string): MessageDescriptor | undefined =>
  Object.entries(lists).find(([known]) => known === name)?.[1];

export function useSubject(): (log: Subject) => string {
  const { i18n } = useLingui();
  const language = useLanguage();
  const listed = (names: string, labelOf: (name: string) => MessageDescriptor | undefined) =>
    names
      .split(', ')
      .map((name) => {
        const label = labelOf(name);
        return label ? i18n._(label) : name;
      })
      .join(' · ');
  return ({ action, subject, times }) => {
    if (action === 'settings.update') return listed(subject, labelOfField);
    const repeated = (words: string) => (times === undefined ? words : `${words} × ${times}`);
    if (action === 'access.refuse') return repeated(listed(subject, labelOfPermission));
    if (action === 'login.refuse') return repeated(subject || i18n._(unknownName));
    if (action === 'list.export') {
      // The person's name may contain a comma.
      const [name = '', ...whose] = subject.split(', ');
      return [listed(name, labelOfList), ...whose].join(' · ');
    }
    if (action === 'list.copy' && isIsoDate(subject)) {
      return formatEtDate(isoToEt(subject), 'medium', language);
    }
    return subject.replace(/, (\d{4}-\d{2}-\d{2})$/u, (written, day) =>
      isIsoDate(day) ? ` · ${formatEtDate(isoToEt(day), 'medium', language)}` : written,
    );
  };
}
