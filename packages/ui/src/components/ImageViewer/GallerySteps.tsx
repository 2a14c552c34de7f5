import { ChevronLeft, ChevronRight } from 'lucide-react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export interface ImageGallery {
  /** Counts from 0. */
  readonly index: number;
  readonly count: number;
  onChange(index: number): void;
}

export function goTo({ count, onChange }: ImageGallery, index: number) {
  if (index >= 0 && index < count) onChange(index);
}

export function GallerySteps(gallery: ImageGallery) {
  const { index, count } = gallery;
  const strings = useKitStrings();
  return (
    <Inline justify="center" space="small">
      <IconButton
        aria-label={strings.previousImage}
        isDisabled={index === 0}
        onPress={() => goTo(gallery, index - 1)}
      >
        <ChevronLeft aria-hidden className={mirrored} />
      </IconButton>
      <div role="status">
        <Text as="span" isNumeric>
          {strings.imageOf(index + 1, count)}
        </Text>
      </div>
      <IconButton
        aria-label={strings.nextImage}
        isDisabled={index === count - 1}
        onPress={() => goTo(gallery, index + 1)}
      >
        <ChevronRight aria-hidden className={mirrored} />
      </IconButton>
    </Inline>
  );
}
