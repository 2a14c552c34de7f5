/** How many work at an event; pressed by who may assign, it opens the assignment. Spec 2.5. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Button, type ButtonProps } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';

export interface AssignCountProps {
  readonly event: Schemas['Event'];
  /** Whom: also the name of the dialog in the address. */
  readonly kind: 'employees' | 'vendors';
  /** @default 'brand' */
  readonly tone?: ButtonProps['tone'];
  readonly open: (event: Schemas['Event'], dialog: string) => void;
}

export function AssignCount({ event, kind, tone, open }: AssignCountProps) {
  const { t } = useLingui();
  const can = useCan();
  const { client, [kind]: people } = event;
  const isOfEmployees = kind === 'employees';
  if (!can(isOfEmployees ? 'Assign Employees' : 'Assign Vendors')) {
    return formatCount(people.length);
  }
  return (
    <Button
      variant="soft"
      size="small"
      tone={tone}
      aria-label={
        isOfEmployees
          ? t`Assign Employees, ${client.full_name}, ${people.length}`
          : t`Assign Vendors, ${client.full_name}, ${people.length}`
      }
      onPress={() => open(event, kind)}
    >
      {formatCount(people.length)}
    </Button>
  );
}
