/** Takes a photo with the camera: aim, take, review, use. Spec 2.6. */
import { useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useMedia } from '../private/page-state.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CameraView } from './CameraView.tsx';
import { CaptureButtons } from './CaptureButtons.tsx';
import { CaptureStatus } from './CaptureStatus.tsx';
import { deviceCamera, type Facing, type GetUserMedia } from './open-camera.ts';
import type { PictureOutput } from './picture.ts';
import { useCamera } from './use-camera.ts';
import { type CaptureSettings, useCapture } from './use-capture.ts';
import type { CommonProps } from '../private/common-props.ts';

export interface CameraCaptureProps extends CommonProps {
  title: string;
  /** Uploads the picture and resolves when it is stored; after a rejection it is kept for a retry. */
  onUse: CaptureSettings['onUse'];
  /** Cancel, Escape, the cross, and Close after the upload. */
  onCancel: () => void;
  /** From 0 to 100, while `onUse` is at work. */
  uploadProgress?: number;
  /** @default 'environment' where the pointer is a finger, 'user' elsewhere */
  facing?: Facing;
  /** For an identity card 1600 × 1280 keeps the small print legible. @default 500 × 400, JPEG, 0.85 */
  output?: PictureOutput;
  /** A frame to aim by. @default 'none' */
  guide?: 'id-card' | 'face' | 'none';
  /** @default true */
  allowUpload?: boolean;
  /** @default 'image/*' */
  accept?: string;
  /** Of an uploaded file. @default 10 MB */
  maxBytes?: number;
  /** Another camera than the browser's, for tests; the same function at every render. */
  getUserMedia?: GetUserMedia;
}

const photo: PictureOutput = { width: 500, height: 400, type: 'image/jpeg', quality: 0.85 };
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Draw it while it is open: the camera runs from then until Use, Cancel, Escape or its removal. */
export function CameraCapture(props: CameraCaptureProps) {
  const {
    id,
    data,
    title,
    onUse,
    onCancel,
    uploadProgress = 0,
    guide = 'none',
    accept = 'image/*',
  } = props;
  const { output = photo, maxBytes = TEN_MEGABYTES, getUserMedia = deviceCamera } = props;
  const likelyFacing = useMedia(media.coarse) ? 'environment' : 'user';
  const [chosenFacing, setFacing] = useState(props.facing);
  const facing = chosenFacing ?? likelyFacing;
  const [seen, setSeen] = useState<HTMLVideoElement | null>(null);
  const steps = useCapture({ onUse, output, maxBytes });
  const { capture } = steps;
  const isAiming = capture.phase === 'aiming';
  const [camera, retry] = useCamera({ isOn: isAiming, facing, getUserMedia });
  const stream = isAiming && camera.phase === 'live' ? camera.stream : null;
  // Before its first frame a video gives a black picture.
  const video = stream && seen?.srcObject === stream ? seen : null;

  return (
    <Dialog
      {...{ id, data }}
      title={title}
      isOpen
      onOpenChange={onCancel}
      footer={
        <CaptureButtons
          {...{ steps, camera, video, facing, onCancel }}
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
          // What stands on a card is aimed at by reading it.
          isMirrored={facing === 'user' && guide === 'face'}
          onReady={setSeen}
        />
        <CaptureStatus {...{ capture, camera, uploadProgress }} isReady={video !== null} />
      </Stack>
    </Dialog>
  );
}
