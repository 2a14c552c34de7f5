/** An image field: a small preview, taken by camera or chosen as a file. */
import { Camera, X } from 'lucide-react';
import { type Ref, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload, useSoon } from '../../loading/lazy-with-preload.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import type { CameraCaptureProps } from '../CameraCapture/CameraCapture.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import type { Upload } from '../private/file/use-upload.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import type { ImageSource } from '../private/file/SourceImage.tsx';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';

/** Loaded on demand, because most forms need no camera. */
const CameraCapture = lazyWithPreload(
  async () => (await import('../CameraCapture/CameraCapture.tsx')).CameraCapture,
);
const ONE_SECOND = 1000;

export interface ImageFieldProps
  extends
    Omit<FieldState, 'autoFocus'>,
    FieldValue<string | null>,
    Pick<CameraCaptureProps, 'facing' | 'guide' | 'output' | 'getUserMedia'> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /** Uploads the picture; if it rejects, the picture is kept for a retry. */
  upload: Upload;
  /** Returns the URL of a stored path, or a function that loads it, the same at every render. */
  sourceOf: (path: string) => ImageSource;
}

/** The value is a stored path. For other documents use `FilePicker`. */
export function ImageField({ ref, ...props }: ImageFieldProps) {
  const { label, sourceOf, isDisabled, isReadOnly } = props;
  const [path, setPath, onReset] = useFieldValue<string | null>(props, null);
  const [open, setOpen] = useState<'camera' | 'viewer' | null>(null);
  useSoon(CameraCapture.preload, ONE_SECOND);
  const close = () => setOpen(null);
  const source = path ? sourceOf(path) : null;

  return (
    <GroupFrame {...props} formValue={path ?? ''} onReset={onReset}>
      <Inline>
        <Thumbnail src={source} alt={label} onOpen={() => setOpen('viewer')} />
        {!isReadOnly && (
          <Choices
            {...{ path, isDisabled }}
            buttonRef={ref}
            onTake={() => setOpen('camera')}
            onRemove={() => setPath(null)}
          />
        )}
      </Inline>
      {open === 'viewer' && source && <ImageViewer src={source} alt={label} onClose={close} />}
      {open === 'camera' && <Capture {...props} onStored={setPath} onClose={close} />}
    </GroupFrame>
  );
}

interface ChoicesProps extends Pick<ImageFieldProps, 'isDisabled'> {
  buttonRef: Ref<HTMLButtonElement> | undefined;
  path: string | null;
  onTake: () => void;
  onRemove: () => void;
}

function Choices({ buttonRef, path, isDisabled, onTake, onRemove }: ChoicesProps) {
  const strings = useKitStrings();
  return (
    <Inline>
      <Button
        ref={buttonRef}
        size="small"
        variant="soft"
        icon={<Camera aria-hidden />}
        aria-haspopup="dialog"
        isDisabled={isDisabled}
        onPress={onTake}
      >
        {path ? strings.retakeImage : strings.takePicture}
      </Button>
      {path && (
        <Button
          size="small"
          variant="quiet"
          tone="neutral"
          icon={<X aria-hidden />}
          isDisabled={isDisabled}
          onPress={onRemove}
        >
          {strings.removeImage}
        </Button>
      )}
    </Inline>
  );
}

interface CaptureProps extends Pick<
  ImageFieldProps,
  'label' | 'upload' | 'facing' | 'guide' | 'output' | 'getUserMedia'
> {
  onStored: (path: string) => void;
  onClose: () => void;
}

function Capture({ label, upload, onStored, onClose, ...camera }: CaptureProps) {
  const [percent, setPercent] = useState(0);
  const [abort] = useState(() => new AbortController());

  async function use(picture: Blob) {
    const path = await upload(picture, { onProgress: setPercent, signal: abort.signal });
    if (abort.signal.aborted) return;
    onStored(path);
    onClose();
  }
  const leave = () => {
    abort.abort();
    onClose();
  };
  const { facing, guide, output, getUserMedia } = camera;
  return (
    <ErrorBoundary fallback={(retry) => <EmptyState variant="error" onRetry={retry} />}>
      <Suspense>
        <CameraCapture
          {...{ facing, guide, output, getUserMedia }}
          title={label}
          uploadProgress={percent}
          onSelect={use}
          onClose={leave}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
