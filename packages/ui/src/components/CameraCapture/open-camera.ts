/** D92 */

export type Facing = 'environment' | 'user';

export type GetUserMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

export type CameraFault =
  | 'denied'
  | 'no-device'
  | 'in-use'
  | 'insecure'
  | 'unsupported'
  | 'unknown';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'no-device',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
  SecurityError: 'insecure',
  NotSupportedError: 'unsupported',
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

export const cameraFault = (error: unknown): CameraFault => faults[nameOf(error)] ?? 'unknown';

/** `mediaDevices` is undefined on a page without https. */
export const deviceCamera: GetUserMedia = async (constraints) => {
  if (!window.isSecureContext) throw new DOMException('No camera over http', 'SecurityError');
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia(constraints);
};

const width = { ideal: 1280 };

export async function openCamera(getUserMedia: GetUserMedia, facing: Facing): Promise<MediaStream> {
  try {
    return await getUserMedia({ video: { facingMode: { ideal: facing }, width }, audio: false });
  } catch (error) {
    if (nameOf(error) !== 'OverconstrainedError') throw error;
    return getUserMedia({ video: { width }, audio: false });
  }
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
