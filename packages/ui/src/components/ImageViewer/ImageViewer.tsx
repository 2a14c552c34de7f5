/** An image viewer with zoom, rotation, and opening in a new tab. */
import { ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { link } from '../../styles/text.css.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type ImageSource, SourceImage } from '../private/file/SourceImage.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { GallerySteps, goTo, type ImageGallery } from './GallerySteps.tsx';
import { stage } from './ImageViewer.css.ts';
import type { CommonProps } from '../private/common-props.ts';

interface ImageView {
  /** From 1, which shows the whole image, to 4. */
  readonly zoom: number;
  /** Degrees of rotation. */
  readonly turn: number;
}

const NEAREST = 4;

const STEP = 0.5;

const wholeImage: ImageView = { zoom: 1, turn: 0 };

const within = (zoom: number): number => Math.min(NEAREST, Math.max(1, zoom));

const zoomed = (view: ImageView, steps: number): ImageView => ({
  ...view,
  zoom: within(view.zoom + steps * STEP),
});

const scaled = (view: ImageView, factor: number): ImageView => ({
  ...view,
  zoom: within(view.zoom * factor),
});

const turned = (view: ImageView): ImageView => ({ ...view, turn: (view.turn + 90) % 360 });

type Point = readonly [x: number, y: number];

const distance = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;

/** Two fingers zoom. One finger scrolls, which needs `touch-action: pan-x pan-y`. */
function usePinch(onScale: (factor: number) => void) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) => {
      fingers.current.set(pointerId, [clientX, clientY]);
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      const before = distance([...fingers.current.values()]);
      fingers.current.set(pointerId, [clientX, clientY]);
      const after = distance([...fingers.current.values()]);
      if (before > 0 && after > 0) onScale(after / before);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}

export interface ImageViewerProps extends CommonProps {
  src: ImageSource;
  /** Describes the image; also the title. */
  alt: string;
  caption?: string;
  /** Position among several images, and how to show another. */
  gallery?: ImageGallery;
  onClose: () => void;
}

/**
 * Render it only while open. Plus, minus and pinch zoom; arrows scroll; Page Up and Page Down move
 * through a gallery.
 */
export function ImageViewer({ onClose, id, data, ...look }: ImageViewerProps) {
  return (
    <Dialog {...{ id, data }} title={look.alt} size="large" isOpen onOpenChange={onClose}>
      <Look key={look.gallery?.index} {...look} />
    </Dialog>
  );
}

function Look({
  src,
  alt,
  caption,
  gallery,
}: Omit<ImageViewerProps, 'onClose' | keyof CommonProps>) {
  const [view, setView] = useState(wholeImage);
  const pinch = usePinch((factor) => setView((before) => scaled(before, factor)));
  const stageRef = useRef<HTMLDivElement>(null);
  // Focuses the stage, which handles the keys of a gallery.
  useEffect(() => {
    if (gallery) stageRef.current?.focus({ preventScroll: true });
  }, [gallery]);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') setView(zoomed(view, 1));
    if (key === '-') setView(zoomed(view, -1));
    if (gallery && key === 'PageDown') goTo(gallery, gallery.index + 1);
    if (gallery && key === 'PageUp') goTo(gallery, gallery.index - 1);
  }

  return (
    <Stack>
      <Tools {...{ view, setView, src }} />
      {/* Focusable, so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stageRef}
        role="group"
        aria-label={alt}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={stage}
        onKeyDown={handleKeyDown}
        {...pinch}
      >
        <div style={{ width: `${view.zoom * 100}%`, height: `${view.zoom * 100}%` }}>
          <SourceImage source={src} alt={alt} fit="contain" style={{ rotate: `${view.turn}deg` }} />
        </div>
      </div>
      {gallery && <GallerySteps {...gallery} />}
      {caption && <Text tone="muted">{caption}</Text>}
    </Stack>
  );
}

interface ToolsProps {
  view: ImageView;
  setView: (view: ImageView) => void;
  src: ImageSource;
}

function Tools({ view, setView, src }: ToolsProps) {
  const strings = useKitStrings();
  return (
    <Inline justify="between">
      <Inline space="xsmall">
        <IconButton
          aria-label={strings.zoomOut}
          isDisabled={view.zoom === 1}
          onPress={() => setView(zoomed(view, -1))}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <Text as="span" isNumeric>{`${Math.round(view.zoom * 100)}%`}</Text>
        <IconButton
          aria-label={strings.zoomIn}
          isDisabled={view.zoom === NEAREST}
          onPress={() => setView(zoomed(view, 1))}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton aria-label={strings.rotate} onPress={() => setView(turned(view))}>
          <RotateCw aria-hidden />
        </IconButton>
      </Inline>
      {typeof src === 'string' && (
        <a className={link} href={src} target="_blank" rel="noopener noreferrer">
          <Inline space="xsmall">
            {strings.openInNewTab}
            <ExternalLink aria-hidden size={16} />
          </Inline>
        </a>
      )}
    </Inline>
  );
}
