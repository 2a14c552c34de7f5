// D135
import { addDaysIso } from '@digis/ethio-date';
import { Card, LinkButton, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useChangedSheets } from '#api/queries/changed-sheets.ts';
import { useToday } from '#browser/use-today.ts';
import { ChangedSheet } from '#log/changed-sheet.tsx';
import { kitchenEventAddress } from '#navigation/kitchen-address.ts';

const DAYS_AFTER_TODAY = 2;

export function ChangedSheets() {
  const { t } = useLingui();
  const { today } = useToday();
  const days = { from: today, to: addDaysIso(today, DAYS_AFTER_TODAY) };
  const { changed, areTooMany } = useChangedSheets(days);
  if (changed.length === 0 && !areTooMany) return null;
  return (
    <Card title={t`Changed since printed`}>
      <Stack>
        {areTooMany && (
          <Text tone="muted">
            {t`More than 200 events are on these three days. Each one says itself what has changed.`}
          </Text>
        )}
        {changed.map(({ id, event_date, client, printed }) => (
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
