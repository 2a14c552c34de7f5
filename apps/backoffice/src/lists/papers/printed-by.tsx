import { todayIso } from '@digis/ethio-date';
import { DateText, Text, useNow } from '@digis/ui';
import { nameOfUser } from '../../api/user-name.ts';
import { useUser } from '../../auth/user.tsx';

export function PrintedBy({ label }: { readonly label: string }) {
  const name = nameOfUser(useUser());
  const now = useNow();
  return (
    <Text size="small" tone="muted">
      {label} <DateText value={todayIso({ now: now() })} /> · {name}
    </Text>
  );
}
