/** Beside Save, in sight wherever the form is scrolled to: the total, and why the last try failed. Spec 9, D10. */
import type { ApiError } from '@digis/api-client';
import { Birr, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { causeOf } from '../../api/error-message.ts';
import { useFormValue } from '../../forms/use-field.ts';
import type { EventStore } from './event-form.ts';
import { priceOf } from './event-price.ts';
import type { PackageOption } from './event-price.ts';

export interface FooterNoteProps {
  readonly store: EventStore;
  readonly packages: readonly PackageOption[];
  readonly failure: ApiError | null;
}

export function FooterNote({ store, packages, failure }: FooterNoteProps) {
  const { i18n } = useLingui();
  return (
    <Stack space="xxsmall">
      {failure && (
        <Text size="small" tone="critical">
          {i18n._(causeOf(failure))}
        </Text>
      )}
      <Total store={store} packages={packages} />
    </Stack>
  );
}

function Total({ store, packages }: Omit<FooterNoteProps, 'failure'>) {
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, packages);
  if (price.state !== 'priced') return null;
  return (
    <Text isStrong isNumeric>
      <Trans>
        Total <Birr amount={price.total} />
      </Trans>
    </Text>
  );
}
