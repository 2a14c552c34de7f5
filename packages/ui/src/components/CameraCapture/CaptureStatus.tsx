/** Where the picture is: said once a step, shown exactly. */
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Notice } from '../Notice/Notice.tsx';
import { PercentBar, spokenPercent } from '../private/file/PercentBar.tsx';
import type { CameraFault } from './open-camera.ts';
import type { Camera } from './use-camera.ts';
import type { Capture } from './use-capture.ts';

export interface CaptureStatusProps {
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

export function CaptureStatus({ capture, camera, isReady, uploadProgress }: CaptureStatusProps) {
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
