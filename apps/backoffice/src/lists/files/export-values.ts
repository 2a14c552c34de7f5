import { formatPhone } from '@digis/domain';
import { formatEtDate, isIsoDate, isoToEt, timeOfDay, todayIso } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';

/** The time in Addis Ababa, as spreadsheets parse it: `2026-11-23 00:57`. */
export function addisMoment(instant: string): string {
  const now = Date.parse(instant);
  return `${todayIso({ now })} ${timeOfDay({ now }).slice(0, 5)}`;
}

/** Grouped with spaces, so that spreadsheets keep the leading zero. */
export const exportPhone = (phone: string): string => formatPhone(phone).replaceAll('\u00a0', ' ');

export const exportColumn = <Row>(
  id: string,
  header: string,
  exportValue: (row: Row) => string | number | null | undefined,
  exportAs?: DataColumn<Row>['exportAs'],
): DataColumn<Row> => ({
  id,
  header,
  cell: () => null,
  exportValue: (row) => exportValue(row) ?? null,
  ...(exportAs && { exportAs }),
});

export const createdExport = <Row extends { readonly createdAt?: string | undefined }>(
  header: string,
): DataColumn<Row> =>
  exportColumn(
    'createdAt',
    header,
    ({ createdAt }) => createdAt && addisMoment(createdAt),
    'moment',
  );

/** Ethiopian dates are text, because spreadsheets have no such dates. */
export function useBothCalendars() {
  const { t } = useLingui();
  const language = useLanguage();
  const inEthiopian = (text: string | number | null | undefined) => {
    const day = String(text ?? '').slice(0, 'YYYY-MM-DD'.length);
    return isIsoDate(day) ? formatEtDate(isoToEt(day), 'medium', language) : null;
  };
  return <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
    columns.flatMap((column) => {
      const { id, header, exportAs, exportValue } = column;
      if (exportAs !== 'day' && exportAs !== 'moment') return [column];
      const ethiopian = exportColumn<Row>(`${id} ethiopian`, t`${header} (Ethiopian date)`, (row) =>
        inEthiopian(exportValue?.(row)),
      );
      return [column, ethiopian];
    });
}

const fileWord = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** `events-bole-2019-03-14.csv`, with the Ethiopian date of the export. */
export function fileNameOf(
  parts: readonly string[],
  today: IsoDate,
  ending: 'csv' | 'xlsx' = 'csv',
): string {
  const { year, month, day } = isoToEt(today);
  const two = (number: number) => String(number).padStart(2, '0');
  const words = [...parts.map(fileWord).filter((word) => word !== ''), year, two(month), two(day)];
  return `${words.join('-')}.${ending}`;
}
