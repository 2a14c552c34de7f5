import { Camera as CameraIcon, RotateCcw, SwitchCamera, Upload } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { useMedia } from '../private/page-state.ts';
import { FileButton } from '../private/file/FileButton.tsx';
import type { Facing } from './open-camera.ts';
import type { Camera } from './use-camera.ts';
import type { useCapture } from './use-capture.ts';

export interface CaptureButtonsProps {
  steps: ReturnType<typeof useCapture>;
  camera: Camera;
  video: HTMLVideoElement | null;
  facing: Facing;
  onSwitch: () => void;
  onRetry: () => void;
  onClose: () => void;
  accept: string | null;
}

export function CaptureButtons(props: CaptureButtonsProps) {
  const { steps, facing, onClose, accept } = props;
  const { capture, choose, stopChoosing, takeFile } = steps;
  const strings = useKitStrings();
  const isHandheld = useIsHandheld();
  if (capture.phase === 'done') {
    return (
      <Button autoFocus onPress={onClose}>
        {strings.close}
      </Button>
    );
  }
  const isUploading = capture.phase === 'uploading';
  return (
    <>
      <Button variant="quiet" tone="neutral" onPress={onClose}>
        {strings.cancel}
      </Button>
      {accept !== null && (
        <FileButton
          variant="soft"
          tone="neutral"
          icon={<Upload aria-hidden />}
          isDisabled={isUploading}
          accept={accept}
          capture={isHandheld ? facing : undefined}
          onAsk={choose}
          onCancel={stopChoosing}
          onPick={([file]) => file && void takeFile(file)}
        >
          {strings.uploadImage}
        </FileButton>
      )}
      {'picture' in capture ? (
        <PictureButtons {...{ steps, isUploading }} picture={capture.picture} />
      ) : (
        <AimButtons {...props} />
      )}
    </>
  );
}

const useIsHandheld = () => useMedia(media.coarse);

function AimButtons({ steps, camera, video, onSwitch, onRetry }: CaptureButtonsProps) {
  const isHandheld = useIsHandheld();
  const strings = useKitStrings();
  const isBlocked = camera.phase === 'blocked';
  return (
    <Inline>
      {isHandheld && !isBlocked && (
        <IconButton aria-label={strings.switchCamera} onPress={onSwitch}>
          <SwitchCamera aria-hidden />
        </IconButton>
      )}
      {/* One element for both labels, so that the focus stays when the camera is refused. */}
      <Button
        autoFocus
        icon={isBlocked ? <RotateCcw aria-hidden /> : <CameraIcon aria-hidden />}
        isPending={!isBlocked && !video}
        onPress={() => (isBlocked ? onRetry() : video && void steps.take(video))}
      >
        {isBlocked ? strings.tryAgain : strings.takePicture}
      </Button>
    </Inline>
  );
}

interface PictureButtonsProps {
  steps: CaptureButtonsProps['steps'];
  picture: Blob;
  isUploading: boolean;
}

function PictureButtons({ steps, picture, isUploading }: PictureButtonsProps) {
  const strings = useKitStrings();
  return (
    <>
      <Button
        variant="soft"
        tone="neutral"
        icon={<RotateCcw aria-hidden />}
        isDisabled={isUploading}
        onPress={() => steps.aim()}
      >
        {strings.retakeImage}
      </Button>
      <Button autoFocus isPending={isUploading} onPress={() => void steps.use(picture)}>
        {strings.useImage}
      </Button>
    </>
  );
}
