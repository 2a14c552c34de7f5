// D162
import type { Schemas } from '@digis/api-client/contract';
import { BusyOverlay, Stack, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '#api/use-submit.ts';
import { useWrite } from '#api/hooks.ts';
import { nameOfUser } from '#api/user-name.ts';
import { RecordImageField } from '#images/image-field.tsx';
import { InstantText } from '#lists/instant-text.tsx';

const useKeepSignedPaper = () => useWrite('post', '/agreement/photo', { also: ['/agreement'] });

export function SignedPaper({ agreement }: { readonly agreement: Schemas['Agreement'] }) {
  const { t } = useLingui();
  const { id, number, signed } = agreement;
  const { isBusy, submit } = useSubmit(useKeepSignedPaper());
  const [sent, setSent] = useState<string | null | undefined>(undefined);
  const keep = async (image: string | null) => {
    setSent(image);
    const done = image === null ? msg`The photo is removed` : msg`The photo is kept`;
    const result = await submit({ id, image }, { done, failed: msg`The photo was not kept` });
    if (result?.ok !== true) setSent(undefined);
  };
  const path = sent === undefined ? (signed?.image ?? null) : sent;
  return (
    <BusyOverlay isBusy={isBusy} label={t`Saving...`}>
      <Stack space="xsmall">
        <RecordImageField
          label={t`Photo of the signed agreement No. ${number}`}
          value={path}
          onChange={(image) => void keep(image)}
        />
        {signed && (
          <Text size="small" tone="muted">
            {nameOfUser(signed)} · <InstantText value={signed.createdAt} />
          </Text>
        )}
      </Stack>
    </BusyOverlay>
  );
}
