import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import {
  Button,
  DataTable,
  DateText,
  EthiopianDatePicker,
  FieldGroup,
  Grid,
  TextField,
  toasts,
} from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { useToday } from '#browser/use-today.ts';
import { ruleProps } from '#forms/field-rules.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { listOf } from '#lists/list-state.ts';
import { usePageWindow } from '../agreement/page-window.tsx';
import { readProforma, usePrintProforma, useProformas } from './enquiry-data.ts';

interface ProformaDialogProps {
  readonly enquiry: Schemas['Enquiry'];
  readonly onClose: () => void;
}

const usualDays = 7;

interface ProformaValues {
  readonly valid_until: IsoDate | null;
  readonly client_tin: string;
}

const labels = { valid_until: msg`Valid until`, client_tin: msg`TIN of the client` };

const tinLength = 10;

const checkProforma = ({ client_tin }: ProformaValues) =>
  client_tin.trim() === '' || /^\d{10}$/u.test(client_tin.trim())
    ? {}
    : { client_tin: msg`A TIN has ten digits` };

export function ProformaDialog({ enquiry, onClose }: ProformaDialogProps) {
  const { t, i18n } = useLingui();
  const { today } = useToday();
  const [open, notice] = usePageWindow({
    opened: t`The proforma opened in a new window.`,
    again: t`Open proforma`,
  });
  const initial: ProformaValues = { valid_until: addDaysIso(today, usualDays), client_tin: '' };
  const form = useRecordForm({
    name: `proforma of enquiry ${enquiry.id}`,
    initial,
    check: checkProforma,
    bodyOf: ({ valid_until, client_tin }) => ({
      enquiryId: enquiry.id,
      valid_until: valid_until ?? today,
      client_tin: client_tin.trim(),
    }),
    write: usePrintProforma(),
    words: { done: msg`The proforma is printed`, failed: msg`The proforma was not printed` },
    onSaved: open,
  });
  return (
    <RecordDialog
      title={t`Proforma, ${enquiry.name}`}
      form={form}
      labels={labels}
      submitLabel={t`Print proforma`}
      onClose={onClose}
    >
      {notice}
      <Grid>
        <Bound store={form.store} name="valid_until">
          {(field) => (
            <EthiopianDatePicker
              isRequired
              minValue={today}
              label={i18n._(labels.valid_until)}
              {...field}
            />
          )}
        </Bound>
        <Bound store={form.store} name="client_tin">
          {(field) => (
            <TextField
              label={i18n._(labels.client_tin)}
              inputMode="numeric"
              {...ruleProps('ProformaInput', 'client_tin')}
              maxLength={tinLength}
              {...field}
            />
          )}
        </Bound>
      </Grid>
      <KeptProformas enquiryId={enquiry.id} onOpen={open} />
    </RecordDialog>
  );
}

interface KeptProps {
  readonly enquiryId: number;
  readonly onOpen: (html: string) => void;
}

function KeptProformas({ enquiryId, onOpen }: KeptProps) {
  const { t } = useLingui();
  const kept = useProformas(enquiryId);
  const open = async (id: number) => {
    try {
      onOpen(await readProforma(id));
    } catch {
      toasts.error(t`Something went wrong`);
    }
  };
  const columns = useKeptColumns((id) => void open(id));
  // No placeholder: the list is usually empty, and the rows would move the button below.
  if (kept.isLoading || kept.data?.length === 0) return null;
  return (
    <FieldGroup legend={t`Earlier proformas`} layout="rows">
      <DataTable
        aria-label={t`Earlier proformas`}
        columns={columns}
        {...listOf(kept)}
        getRowId={({ id }) => id}
        getRowName={({ number }) => number}
      />
    </FieldGroup>
  );
}

function useKeptColumns(onOpen: (id: number) => void): readonly DataColumn<Schemas['Proforma']>[] {
  const { t } = useLingui();
  return [
    { id: 'number', header: t`No.`, cell: ({ number }) => number, isRowHeader: true },
    {
      id: 'createdAt',
      header: t`Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      id: 'valid_until',
      header: t`Valid until`,
      cell: ({ valid_until }) => <DateText value={valid_until} />,
    },
    { id: 'username', header: t`Printed by`, cell: nameOfUser },
    {
      id: 'open',
      header: t`Proforma`,
      cell: ({ id, number }) => (
        <Button
          size="small"
          variant="soft"
          aria-label={t`Open ${number}`}
          onPress={() => onOpen(id)}
        >
          <Trans>Open</Trans>
        </Button>
      ),
      isFact: true,
    },
  ];
}
