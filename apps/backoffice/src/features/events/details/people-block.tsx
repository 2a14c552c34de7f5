import { formatCount } from '@digis/domain';
import { Button, Card, DescriptionList, Inline, Notice, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { crewOf, dayOfEvent, namesOf } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { useToday } from '#browser/use-today.ts';
import { openFromDetails } from '#navigation/dialog-acts.ts';
import type { EventBlockProps } from './event-block.ts';
import { ShareAssignment } from './share-assignment.tsx';

export function PeopleBlock({ event, isOnlyRead }: EventBlockProps) {
  const { t } = useLingui();
  const label = useEventLabel();
  const staff = crewOf(event).map(({ full_name }) => ({ name: full_name }));
  const missing = event.employees.filter(({ came }) => came === false);
  const { today } = useToday();
  const isAhead = dayOfEvent(event) >= today;
  const { employees_needed: needed = 0 } = event;
  const count = staff.length;
  return (
    <Card title={t`Staff and vendors`}>
      <Stack space="medium">
        {isAhead && (count === 0 || count < needed) && (
          // D125 The usual number of staff for this number of guests.
          <Notice tone="caution" title={count === 0 && t`Nobody is assigned yet`}>
            {needed > 0 && t`${count} of ${needed} people`}
          </Notice>
        )}
        <DescriptionList
          items={[
            { label: label('employees'), value: <Names list={staff} /> },
            ...(missing.length > 0
              ? [
                  {
                    label: t`Did not come`,
                    value: <Names list={missing.map(({ full_name: name }) => ({ name }))} />,
                  },
                ]
              : []),
            { label: label('vendors'), value: <Names list={event.vendors} /> },
          ]}
        />
        {!isOnlyRead && (
          <Inline>
            <AssignButtons hasCrew={dayOfEvent(event) <= today && event.employees.length > 0} />
            {isAhead && <ShareAssignment event={event} />}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Names({ list }: { readonly list: readonly { readonly name: string }[] }) {
  return (
    <>
      {formatCount(list.length)}
      {list.length > 0 && (
        <Text size="small" tone="muted">
          {namesOf(list)}
        </Text>
      )}
    </>
  );
}

/** D185 */
function AssignButtons({ hasCrew }: { readonly hasCrew: boolean }) {
  const can = useCan();
  return (
    <>
      {can('Assign Employees') && (
        <Button size="small" variant="soft" onPress={() => openFromDetails('employees')}>
          <Trans>Assign Employees</Trans>
        </Button>
      )}
      {hasCrew && can('Assign Employees') && (
        <Button size="small" variant="soft" onPress={() => openFromDetails('attendance')}>
          <Trans>Who came</Trans>
        </Button>
      )}
      {can('Assign Vendors') && (
        <Button size="small" variant="soft" onPress={() => openFromDetails('vendors')}>
          <Trans>Assign Vendors</Trans>
        </Button>
      )}
    </>
  );
}
