/** The columns of a sheet with their first values, each with the choice of its field. */
import { Grid, Notice, Select } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OpenedFile } from '../file-step.tsx';
import { MAX_ROWS, type SheetRow } from '../reading/sheet.ts';
import { importFields } from '../rows/import-fields.ts';
import { textOfCell } from '../rows/plain-cell.ts';
import type { Mapping } from '../rows/propose-columns.ts';
import { missingFields } from './chosen-columns.ts';

/** The rows in which heads are looked for. */
const SHOWN_HEADS = 10;
const SAMPLES = 3;
const LEFT_OUT = '';

interface OfFile {
  readonly file: OpenedFile;
}

/** What was not read, so that nobody misses it without a word. */
export function SheetNotices({ file: { sheet, hasOthers } }: OfFile) {
  const { merged, name } = sheet;
  const hidden = sheet.hiddenColumns.length;
  return (
    <>
      {hasOthers && (
        <Notice>
          <Trans>Only the sheet {name} is read.</Trans>
        </Notice>
      )}
      {hidden > 0 && (
        <Notice tone="caution">
          <Plural
            value={hidden}
            one="# hidden column is not read."
            other="# hidden columns are not read."
          />
        </Notice>
      )}
      {merged > 0 && (
        <Notice tone="caution">
          <Plural
            value={merged}
            one="# group of cells is merged. Only its first cell has the value."
            other="# groups of cells are merged. Only the first cell of each has the value."
          />
        </Notice>
      )}
    </>
  );
}

interface HeadRowProps extends OfFile {
  readonly headAt: number;
  readonly onChange: (at: number) => void;
}

export function HeadRow({ file: { sheet }, headAt, onChange }: HeadRowProps) {
  const { t } = useLingui();
  const items = sheet.rows.slice(0, SHOWN_HEADS).map(({ row, cells }, at) => {
    const words = cells.map(textOfCell).filter((text) => text !== '');
    return { id: at, label: t`Row ${row}: ${words.join(' · ')}` };
  });
  return (
    <Select
      label={t`Row with the heads`}
      items={items}
      value={headAt}
      onChange={(at) => at !== null && onChange(at)}
    />
  );
}

interface FieldsProps extends OfFile {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly mapping: Mapping;
  readonly chooseField: (at: number, field: string | null) => void;
}

/** Columns without a head and without a value are not shown. */
export function FieldsOfColumns({ file, heads, rows, mapping, chooseField }: FieldsProps) {
  const { t, i18n } = useLingui();
  const items = [
    { id: LEFT_OUT, label: t`Leave out` },
    ...importFields[file.kind].map(({ id, label, isRequired }) => ({
      id,
      label: isRequired ? `${i18n._(label)} *` : i18n._(label),
    })),
  ];
  const columns = heads.flatMap((head, at) => {
    const samples = rows
      .slice(0, SAMPLES)
      .map(({ cells }) => textOfCell(cells[at] ?? null))
      .filter((text) => text !== '');
    return head === '' && samples.length === 0 ? [] : [{ head, at, samples }];
  });
  return (
    <Grid>
      {columns.map(({ head, at, samples }) => (
        <Select
          key={at}
          label={head === '' ? t`Column ${at + 1}` : head}
          description={samples.join(' · ')}
          items={items}
          value={mapping[at] ?? LEFT_OUT}
          onChange={(field) => chooseField(at, field === LEFT_OUT ? null : field)}
        />
      ))}
    </Grid>
  );
}

interface MissingProps extends OfFile {
  readonly mapping: Mapping;
  readonly rowCount: number;
}

/** Why the rows cannot be checked yet. */
export function MissingFields({ file, mapping, rowCount }: MissingProps) {
  const { i18n } = useLingui();
  const missing = missingFields(file.kind, mapping);
  const names = missing.map(({ label }) => i18n._(label)).join(', ');
  if (rowCount === 0)
    return (
      <Notice tone="critical">
        <Trans>There is no row below the heads.</Trans>
      </Notice>
    );
  if (rowCount > MAX_ROWS)
    return (
      <Notice tone="critical">
        <Trans>The file has more than 5,000 rows. Import it in parts.</Trans>
      </Notice>
    );
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution" isLive>
      <Trans>No column is chosen for: {names}</Trans>
    </Notice>
  );
}
