import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Button, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { staffOf } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';

interface AssignCountProps {
  readonly event: Schemas['Event'];
  readonly kind: 'employees' | 'vendors';
  readonly open: (event: Schemas['Event'], dialog: string) => void;
}

export function AssignCount({ event, kind, open }: AssignCountProps) {
  const { t } = useLingui();
  const can = useCan();
  const { client, [kind]: people } = event;
  const isOfEmployees = kind === 'employees';
  if (!can(isOfEmployees ? 'Assign Employees' : 'Assign Vendors')) {
    return <Count {...{ event, kind }} />;
  }
  const { needed } = staffOf(event);
  return (
    <Button
      variant="soft"
      size="small"
      tone="neutral"
      aria-label={
        isOfEmployees
          ? needed > 0
            ? t`Assign Employees, ${client.full_name}, ${people.length} of ${needed}`
            : t`Assign Employees, ${client.full_name}, ${people.length}`
          : t`Assign Vendors, ${client.full_name}, ${people.length}`
      }
      onPress={() => open(event, kind)}
    >
      <Count {...{ event, kind }} />
    </Button>
  );
}

function Count({ event, kind }: Pick<AssignCountProps, 'event' | 'kind'>) {
  if (kind === 'vendors') return formatCount(event.vendors.length);
  const { words, tone } = staffOf(event);
  return (
    <Text as="span" isNumeric tone={tone}>
      {words}
    </Text>
  );
}
