import type { ApiError } from '@digis/api-client';
import { isObject } from '@digis/api-client';
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { type DatedRule, proposedWithholding } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import { toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useWrite } from '../../api/hooks.ts';
import { useToday } from '../../browser/use-today.ts';
import type { FieldErrors } from '../../forms/form-store.ts';
import { type RecordForm, useRecordForm } from '../../forms/use-record-form.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import type { PayableEvent } from '../take/payable.ts';

interface CertificateValues {
  readonly amount: number | null;
  readonly certificate_no: string;
  readonly certificate_date: IsoDate | null;
  readonly proof: string | null;
}

export const certificateLabels = {
  amount: msg`Withheld`,
  certificate_no: msg`Certificate number`,
  certificate_date: msg`Date of the certificate`,
  proof: msg`Photo of the certificate`,
};

const also = [
  '/event',
  '/get-calendar',
  '/receivables',
  '/transactions',
  '/client',
  '/withholding',
] as const;

export function proposalFor(
  { money, ...event }: PayableEvent,
  rules: readonly DatedRule[],
): number | null {
  if (!money) return null;
  const { total, net = total, left } = money;
  const proposed = Math.min(left, proposedWithholding(rules, { net, day: dayOfEvent(event) }));
  return proposed > 0 ? proposed : null;
}

function takenBy({ body }: ApiError): string | undefined {
  const match = isObject(body) ? body['match'] : undefined;
  return isObject(match) && typeof match['name'] === 'string' ? match['name'] : undefined;
}

interface WithholdFormOptions {
  readonly event: PayableEvent;
  readonly rules: readonly DatedRule[];
  readonly onClose: () => void;
}

export function useWithholdForm({ event, rules, onClose }: WithholdFormOptions) {
  const { t } = useLingui();
  const birr = useBirrWords();
  const { today } = useToday();
  const left = event.money?.left ?? 0;
  const mostIsLeft = () => {
    const most = birr(left);
    return msg`At most ${most}: that is what is left`;
  };
  const initial: CertificateValues = {
    amount: proposalFor(event, rules),
    certificate_no: '',
    certificate_date: today,
    proof: null,
  };
  const form: RecordForm<CertificateValues> = useRecordForm({
    name: `certificate of event ${event.id}`,
    initial,
    check: ({
      amount,
      certificate_date: day,
    }: CertificateValues): FieldErrors<CertificateValues> => ({
      ...((amount ?? 0) > left && { amount: mostIsLeft() }),
      ...(day !== null && day > today && { certificate_date: msg`This day is still to come` }),
    }),
    bodyOf: ({ amount, certificate_no, certificate_date, proof }): Schemas['WithholdingInput'] => ({
      eventId: event.id,
      amount: amount ?? 0,
      certificate_no: certificate_no.trim(),
      certificate_date: certificate_date ?? today,
      proof,
    }),
    // Reloads after a refusal, which means that figures have changed.
    write: useWrite('post', '/withholding', { also, refreshesOnFailure: true }),
    words: { done: null, failed: specMessages.saveFailed },
    onSaved: (answer: AnswerOf<'withhold'>, { amount }) => {
      const name = event.client.full_name;
      const [sum, rest] = [birr(amount ?? 0), birr(answer.left)];
      // D171 The amount exceeds the rule's, or the event is still to come.
      if (answer.state === 'waiting') {
        toasts.info(t`Certificate of ${sum} from ${name} waits for another user to accept it.`);
      } else toasts.success(t`Certificate of ${sum} from ${name}. ${rest} left.`);
      onClose();
    },
    onRefused: (error) => {
      const { amount, certificate_no: number } = error.errors;
      if (amount === 'maximum')
        form.store.refuse({ amount: msg`That is more than is left by now` });
      if (number !== 'duplicate') return;
      const name = takenBy(error);
      form.store.refuse({
        certificate_no:
          name === undefined
            ? msg`Another certificate has this number`
            : msg`The certificate of ${name} has this number`,
      });
    },
  });
  return form;
}
