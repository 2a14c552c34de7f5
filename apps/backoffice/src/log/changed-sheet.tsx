// D135
import type { Schemas } from '@digis/api-client/contract';
import { DateText, Stack, Text, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react';
import { sheetNames } from '../i18n/items/sheet-names.ts';
import { dayOf, timeOf } from '../lists/instant-text.tsx';
import { useChangeWords } from './change-words.tsx';

export function ChangedSheet({ sheet }: { readonly sheet: Schemas['PrintedSheet'] }) {
  const { _ } = useLingui();
  const wordsOf = useChangeWords();
  return (
    <Stack space="xxsmall">
      <Text size="small" tone="muted">
        {_(sheetNames[sheet.kind])} · <DateText value={dayOf(sheet.printedAt)} />{' '}
        <TimeText value={timeOf(sheet.printedAt)} />
      </Text>
      {sheet.changes.map((change) => {
        const { label, before, after } = wordsOf(change);
        return (
          <Text key={change.field} size="small">
            {label}: {before} → {after}
          </Text>
        );
      })}
    </Stack>
  );
}
