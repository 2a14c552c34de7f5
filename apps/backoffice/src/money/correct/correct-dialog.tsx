/** Corrects an entry, which stays in the book. D172 */
import { MoneyField, RadioGroup, Text, TextArea, Birr, Stack } from '@digis/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { toBirr, toSantim } from '@digis/domain';
import { isUncertain } from '../../api/use-submit.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useFormValue } from '../../forms/use-field.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { useFigureAtField } from '../figure-at-field.ts';
import { ProofField } from '../movement-facts.tsx';
import { PaymentWaits } from '../take/payment-waits.tsx';
import type { Correctable } from './correctable.ts';
import { correctionLabels, type CorrectionValues, useCorrectionForm } from './correction-form.ts';
import {
  type CorrectionReason,
  correctionReasons,
} from '../../i18n/labels/correction-reason-labels.ts';
import { type Following, useWhatFollows } from './what-follows.ts';

const takenBack = (stands: number, shouldBe: number | null): number =>
  shouldBe === null || shouldBe > stands ? 0 : toBirr(toSantim(stands) - toSantim(shouldBe));

interface CorrectionOutcomeProps {
  readonly entry: Correctable;
  readonly by: number;
}

function CorrectionOutcome({ entry, by }: CorrectionOutcomeProps) {
  const { booked, stands, direction, book_no: no } = entry;
  const followsFrom = useWhatFollows(entry);
  const side = direction === 'in' ? 1 : -1;
  const [first, taken] = [side * booked, -side * by];
  const after = side * toBirr(toSantim(stands) - toSantim(by));
  const following = by > 0 ? followsFrom(by) : undefined;
  return (
    <Stack space="xxsmall">
      {by > 0 && (
        <Text isNumeric isStrong>
          {no === undefined ? (
            <Trans>
              The entry stays <Birr value={first} sign="always" /> · new entry{' '}
              <Birr value={taken} sign="always" /> · it stands at{' '}
              <Birr value={after} sign="always" />
            </Trans>
          ) : (
            <Trans>
              No. {no} stays <Birr value={first} sign="always" /> · new entry{' '}
              <Birr value={taken} sign="always" /> · it stands at{' '}
              <Birr value={after} sign="always" />
            </Trans>
          )}
        </Text>
      )}
      {stands !== booked && (
        <Text size="small" tone="muted">
          <Trans>
            It was corrected before: it stands at <Birr value={side * stands} sign="always" /> now
          </Trans>
        </Text>
      )}
      {following && (
        <Text size="small" isNumeric>
          <FollowingWords {...following} />
        </Text>
      )}
    </Stack>
  );
}

function FollowingWords({ of, after }: Following) {
  const sum = <Birr value={after} />;
  if (of === 'left') return <Trans>Left to pay becomes {sum}</Trans>;
  if (of === 'owed') return <Trans>What is owed becomes {sum}</Trans>;
  return <Trans>The petty cash then has {sum}</Trans>;
}

interface CorrectDialogProps {
  readonly entry: Correctable;
  readonly onClose: () => void;
}

export function CorrectDialog({ entry: now, onClose }: CorrectDialogProps) {
  const { t } = useLingui();
  const birr = useBirrWords();
  const [entry, follow] = useState(now);
  const form = useCorrectionForm({ entry, onClose });
  const { store, refusal } = form;
  // Keeps the entry after an uncertain error, so that the next press repeats the same request.
  if (entry !== now && !(refusal && isUncertain(refusal.error))) follow(now);
  const { book_no: no, direction, stands, subject } = entry;
  const by = useFormValue(store, ({ should_be }) => takenBack(stands, should_be));
  useFigureAtField(store, 'should_be', stands);
  const signed = `${direction === 'out' ? '+' : '\u2212'}${birr(by)}`;
  const isWaiting = refusal?.error.code === 'PENDING_OPEN' && subject?.kind === 'event';
  return (
    <RecordDialog
      title={no === undefined ? t`Correct this entry` : t`Correct no. ${no}`}
      submitLabel={by > 0 ? t`Correct by ${signed}` : t`Correct`}
      size="small"
      form={form}
      labels={correctionLabels}
      notice={isWaiting && <PaymentWaits event={subject} />}
      isRefusalSaid={isWaiting}
      onClose={onClose}
    >
      <Text isStrong>{entry.about}</Text>
      <BoundParsed store={store} name="should_be">
        {(field) => (
          <MoneyField
            label={t`What should it have been?`}
            description={t`0 takes it back entirely`}
            isRequired
            {...field}
          />
        )}
      </BoundParsed>
      <CorrectionOutcome entry={entry} by={by} />
      <ReasonFields store={store} />
      <ProofField store={store} />
    </RecordDialog>
  );
}

const order: readonly CorrectionReason[] = ['typing', 'twice', 'kind', 'other'];

function ReasonFields({ store }: { readonly store: FormStore<CorrectionValues> }) {
  const { t, i18n } = useLingui();
  const hasWords = useFormValue(store, ({ words }) => words.trim() !== '');
  const isOther = useFormValue(store, ({ reason }) => reason === 'other');
  return (
    <>
      <Bound store={store} name="reason">
        {(field) => (
          <RadioGroup<CorrectionReason>
            label={t`Why`}
            orientation="horizontal"
            isRequired={!hasWords}
            items={order.map((id) => ({ id, label: i18n._(correctionReasons[id].label) }))}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="words">
        {(field) => (
          <TextArea label={t`In words`} isRequired={isOther} rows={2} maxLength={1900} {...field} />
        )}
      </Bound>
    </>
  );
}
