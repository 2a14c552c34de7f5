/** The message of a failed save, shown until the next try. D106 */
import { Notice, Text } from '@digis/ui';
import { useLingui } from '@lingui/react';
import { causeOf } from '../api/error-message.ts';
import type { FormRefusal } from './use-record-form.ts';

export function FormFailure({ refusal }: { readonly refusal: FormRefusal }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="critical" isLive title={i18n._(refusal.failed)}>
      <Text as="span" size="small">
        {i18n._(causeOf(refusal.error))}
      </Text>
    </Notice>
  );
}
