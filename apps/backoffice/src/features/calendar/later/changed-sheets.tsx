/** Events of the next three days that have changed since their kitchen sheet was printed. SPEC: D135 */
import { addDaysIso } from '@digis/ethio-date';
import { Card, LinkButton, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useChangedSheets } from '#api/queries/changed-sheets.ts';
import { useToday } from '#browser/use-today.ts';
import { ChangedSheet } from '#log/changed-sheet.tsx';
import { kitchenEventAddress } from '#navigation/kitchen-address.ts';

const DAYS_AFTER_TODAY = 2;

export function ChangedSheets() {
  const { t } = useLingui();
  const { today } = useToday();
  const events = useChangedSheets({ from: today, to: addDaysIso(today, DAYS_AFTER_TODAY) });
  if (events.length === 0) return null;
  return (
    <Card title={t`Changed since printed`}>
      <Stack>
        {events.map(({ id, event_date, client, printed }) => (
          <Stack key={id} space="xxsmall">
            <LinkButton size="small" variant="quiet" href={kitchenEventAddress(id, event_date)}>
              {client}
            </LinkButton>
            {printed.map((sheet) => (
              <ChangedSheet key={sheet.kind} sheet={sheet} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
