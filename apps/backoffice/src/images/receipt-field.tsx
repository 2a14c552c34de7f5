/** The picture that proves a payment. */
import { ImageField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '../forms/form-store.ts';
import { useField } from '../forms/use-field.ts';
import { imageSource } from './image-source.ts';
import { uploadImage } from './upload-image.ts';

interface Proven {
  readonly proof: string | null;
}

export function ReceiptField<Values extends Proven>({
  store,
}: {
  readonly store: FormStore<Values>;
}) {
  const { t } = useLingui();
  return (
    <ImageField
      label={t`Receipt`}
      upload={uploadImage}
      sourceOf={imageSource}
      {...useField(store, 'proof')}
    />
  );
}
