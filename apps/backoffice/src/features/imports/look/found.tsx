import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#i18n/language.ts';
import { cellFaultWords } from '../rows/fault-words.ts';
import type { CellText } from './cell-text.ts';
import type { LookedAtRow } from './checked-rows.ts';
import { useFaultWords } from './outcome-words.ts';

export function useMatchWords() {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ answer }: LookedAtRow): string | null => {
    const { known, alike, outcome } = answer ?? {};
    if (known === undefined) return null;
    const { name, day } = known;
    const on = day === undefined ? '' : formatEtDate(isoToEt(day), 'medium', language);
    if (alike === 'near') return t`${name} has an event on ${on}.`;
    if (alike === 'sum') return t`${name} has an event of the same total on ${on}.`;
    return outcome === 'doubtful' ? t`Sounds like ${name}` : name;
  };
}

function useNoteWords(textOf: CellText) {
  const { t, i18n } = useLingui();
  return ({ row, notes, answer }: LookedAtRow): readonly string[] => [
    ...notes.map(
      ({ field, fault }) =>
        `“${textOf(row, field)}” · ${i18n._(cellFaultWords[fault])} ${t`It is left out.`}`,
    ),
    ...(answer?.notes ?? []).map((note) => {
      if (note.code === 'otherBranch')
        return t`Branch ${note.branch ?? ''} has a client of this phone. A second one is added.`;
      if (note.code === 'otherName')
        return t`This phone is of ${note.name ?? ''}, whose event it becomes.`;
      return `“${textOf(row, note.field)}” · ${t`It is left out.`}`;
    }),
  ];
}

export function useFoundLines(textOf: CellText) {
  const { i18n } = useLingui();
  const faultWords = useFaultWords();
  const matchOf = useMatchWords();
  const notesOf = useNoteWords(textOf);
  return (row: LookedAtRow): readonly string[] => {
    const faults = row.told.map((fault) => {
      const cell = fault.missing ?? (fault.field && textOf(row.row, fault.field.id));
      const label = fault.field && i18n._(fault.field.label);
      return [label, cell && `“${cell}”`, faultWords(fault)].filter(Boolean).join(' · ');
    });
    return [...new Set([...[matchOf(row) ?? []].flat(), ...faults, ...notesOf(row)])];
  };
}

export const Found = ({ lines }: { readonly lines: readonly string[] }) => (
  <Stack space="xxsmall">
    {lines.map((line) => (
      <Text key={line} as="span" size="small">
        {line}
      </Text>
    ))}
  </Stack>
);
