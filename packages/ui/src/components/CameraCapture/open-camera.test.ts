import { expect, test } from 'vitest';
import { cameraFault, type GetUserMedia, openCamera } from './open-camera.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'no-device'],
  ['NotReadableError', 'in-use'],
  ['SecurityError', 'insecure'],
  ['NotSupportedError', 'unsupported'],
  ['SomethingElse', 'unknown'],
])('%s is reported as %s', (name, fault) => {
  expect(cameraFault(new DOMException('', name))).toBe(fault);
});

test('a camera that cannot face the requested way is used as it is', async () => {
  const asked: MediaStreamConstraints[] = [];
  const stream = {} as MediaStream;
  const camera: GetUserMedia = async (constraints) => {
    asked.push(constraints);
    if (asked.length === 1) throw new DOMException('', 'OverconstrainedError');
    return stream;
  };
  expect(await openCamera(camera, 'environment')).toBe(stream);
  expect(asked).toEqual([
    { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }, audio: false },
    { video: { width: { ideal: 1280 } }, audio: false },
  ]);
});
