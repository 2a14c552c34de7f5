/** Takes a photo with the camera: aim, take, review, use. Spec 2.6. */
import { useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useMedia } from '../private/page-state.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CameraView } from './CameraView.tsx';
import { CaptureButtons } from './CaptureButtons.tsx';
import { deviceCamera, type Facing, type GetUserMedia, type CameraFault } from './open-camera.ts';
import type { PictureOutput } from './picture.ts';
import { useCamera, type Camera } from './use-camera.ts';
import { type CaptureSettings, useCapture, type Capture } from './use-capture.ts';
import type { CommonProps } from '../private/common-props.ts';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Notice } from '../Notice/Notice.tsx';
import { PercentBar, spokenPercent } from '../private/file/PercentBar.tsx';

interface CaptureStatusProps {
  capture: Capture;
  camera: Camera;
  isReady: boolean;
  uploadProgress: number;
}

const faultWords = {
  denied: 'cameraDenied',
  'no-device': 'cameraMissing',
  'in-use': 'cameraInUse',
  insecure: 'cameraInsecure',
  unsupported: 'cameraUnsupported',
  unknown: 'cameraFailed',
} as const satisfies Record<CameraFault, keyof KitStrings>;

function CaptureStatus({ capture, camera, isReady, uploadProgress }: CaptureStatusProps) {
  const strings = useKitStrings();
  const isBlocked = capture.phase === 'aiming' && camera.phase === 'blocked';
  const cameraWords = isBlocked ? strings[faultWords[camera.fault]] : undefined;
  const fault = ('fault' in capture ? capture.fault : undefined) ?? cameraWords;
  return (
    <>
      <div role="status" className={visuallyHidden}>
        {stepWords(strings, { capture, isReady, uploadProgress })}
      </div>
      {capture.phase === 'uploading' && <PercentBar percent={uploadProgress} />}
      {capture.phase === 'done' && <Notice tone="positive">{strings.imageUploaded}</Notice>}
      {fault && (
        <Notice tone="critical" isLive>
          {fault}
        </Notice>
      )}
    </>
  );
}

function stepWords(
  strings: KitStrings,
  { capture, isReady, uploadProgress }: Omit<CaptureStatusProps, 'camera'>,
): string {
  switch (capture.phase) {
    case 'frozen':
      return strings.pictureTaken;
    case 'uploading':
      return strings.uploadingPercent(spokenPercent(uploadProgress));
    case 'done':
      return strings.imageUploaded;
    default:
      return isReady ? strings.cameraReady : '';
  }
}

interface CameraCaptureSettings extends CommonProps {
  title: string;
  /** Progress of the upload from 0 to 100, while `onSelect` runs. */
  uploadProgress?: number;
  /** @default 'environment' where the pointer is a finger, 'user' elsewhere */
  facing?: Facing;
  /**
   * Size, type and quality of the picture; an identity card needs 1600 × 1280.
   * @default 500 × 400, JPEG, 0.85
   */
  output?: PictureOutput;
  /** Shape of the frame to aim by. @default 'none' */
  guide?: 'id-card' | 'face' | 'none';
  /** @default true */
  allowUpload?: boolean;
  /** @default 'image/*' */
  accept?: string;
  /** @default 10 MB */
  maxBytes?: number;
  /** For tests; must be the same function at every render. */
  getUserMedia?: GetUserMedia;
}

export type CameraCaptureProps = CameraCaptureSettings &
  (
    | {
        /** Resolves when the picture is stored; a rejection keeps it for a retry. */
        onSelect: CaptureSettings['onSelect'];
        onUse?: undefined;
      }
    | {
        onSelect?: undefined;
        /** @deprecated Use `onSelect`. */
        onUse: CaptureSettings['onSelect'];
      }
  ) &
  (
    | {
        /** Called by Cancel, Escape, the cross, and Close after the upload. */
        onClose: () => void;
        onCancel?: undefined;
      }
    | {
        onClose?: undefined;
        /** @deprecated Use `onClose`. */
        onCancel: () => void;
      }
  );

const photo: PictureOutput = { width: 500, height: 400, type: 'image/jpeg', quality: 0.85 };
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Render it only while open: the camera runs until Use, Cancel, Escape or unmounting. */
export function CameraCapture(props: CameraCaptureProps) {
  const { id, data, title, uploadProgress = 0, guide = 'none', accept = 'image/*' } = props;
  const onSelect = props.onSelect === undefined ? props.onUse : props.onSelect;
  const onClose = props.onClose === undefined ? props.onCancel : props.onClose;
  const { output = photo, maxBytes = TEN_MEGABYTES, getUserMedia = deviceCamera } = props;
  const likelyFacing = useMedia(media.coarse) ? 'environment' : 'user';
  const [chosenFacing, setFacing] = useState(props.facing);
  const facing = chosenFacing ?? likelyFacing;
  const [seen, setSeen] = useState<HTMLVideoElement | null>(null);
  const steps = useCapture({ onSelect, output, maxBytes });
  const { capture } = steps;
  const isAiming = capture.phase === 'aiming';
  const [camera, retry] = useCamera({ isOn: isAiming, facing, getUserMedia });
  const stream = isAiming && camera.phase === 'live' ? camera.stream : null;
  // A video element is black until its first frame.
  const video = stream && seen?.srcObject === stream ? seen : null;

  return (
    <Dialog
      {...{ id, data }}
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <CaptureButtons
          {...{ steps, camera, video, facing, onClose }}
          accept={props.allowUpload === false ? null : accept}
          onRetry={retry}
          onSwitch={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        />
      }
    >
      <Stack>
        <CameraView
          {...{ stream, guide }}
          picture={'picture' in capture ? capture.picture : null}
          isBlocked={camera.phase === 'blocked'}
          ratio={output.width / output.height}
          // A card is not mirrored, because users aim by its text.
          isMirrored={facing === 'user' && guide === 'face'}
          onReady={setSeen}
        />
        <CaptureStatus {...{ capture, camera, uploadProgress }} isReady={video !== null} />
      </Stack>
    </Dialog>
  );
}
