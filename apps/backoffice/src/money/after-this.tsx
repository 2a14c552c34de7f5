import type { Schemas } from '@digis/api-client/contract';
import { Text } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans } from '@lingui/react/macro';

export function AfterThis({ money }: { readonly money: Schemas['EventMoney'] | undefined }) {
  if (!money) return null;
  return (
    <Text size="small" isStrong as="div">
      <Trans>
        After this: <EventMoney layout="line" {...money} />
      </Trans>
    </Text>
  );
}
