// D135
import { Notice, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { useChangedSheets } from '#api/queries/changed-sheets.ts';
import { useToday } from '#browser/use-today.ts';
import { ChangedSheet } from '#log/changed-sheet.tsx';
import type { EventBlockProps } from './event-block.ts';

export function SheetsBlock({ event }: EventBlockProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const day = dayOfEvent(event);
  const isComing = day >= today && event.stage !== 'cancelled';
  const { changed } = useChangedSheets(isComing ? { id: event.id } : null);
  const sheets = changed.flatMap(({ printed }) => printed);
  if (sheets.length === 0) return null;
  return (
    <Notice tone="caution" title={t`Changed since printed`}>
      <Stack space="small">
        {sheets.map((sheet) => (
          <ChangedSheet key={sheet.kind} sheet={sheet} />
        ))}
      </Stack>
    </Notice>
  );
}
