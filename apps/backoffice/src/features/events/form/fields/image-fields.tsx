/** The client's papers: a photo of the ID card and one of the face, taken here or chosen. Spec 2.6. */
import { FieldGroup, ImageField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { imageSource } from '../../../../images/image-source.ts';
import { uploadImage } from '../../../../images/upload-image.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';

const image = { upload: uploadImage, sourceOf: imageSource };

export function ImageFields({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Images of the client`}>
      <ImageField guide="id-card" {...image} {...useEventField(store, 'client_id')} />
      <ImageField guide="face" {...image} {...useEventField(store, 'client_image')} />
    </FieldGroup>
  );
}
