import { useEffect, useState } from 'react';
import { usePageVisible } from '../private/page-state.ts';
import {
  cameraFault,
  type CameraFault,
  closeCamera,
  type Facing,
  type GetUserMedia,
  openCamera,
} from './open-camera.ts';

export type Camera =
  | { readonly phase: 'requesting' }
  | { readonly phase: 'live'; readonly stream: MediaStream }
  | { readonly phase: 'blocked'; readonly fault: CameraFault };

const requesting: Camera = { phase: 'requesting' };

export interface CameraWish {
  isOn: boolean;
  facing: Facing;
  getUserMedia: GetUserMedia;
}

export function useCamera({ isOn, facing, getUserMedia }: CameraWish): [Camera, () => void] {
  // iOS turns the picture black after some time in the background.
  const isVisible = usePageVisible();
  const [camera, setCamera] = useState<Camera>(requesting);
  const isBlocked = camera.phase === 'blocked';

  useEffect(() => {
    if (!isOn || !isVisible || isBlocked) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    openCamera(getUserMedia, facing).then(
      (opened) => {
        if (isOver) return closeCamera(opened);
        stream = opened;
        return setCamera({ phase: 'live', stream });
      },
      (error: unknown) => {
        if (!isOver) setCamera({ phase: 'blocked', fault: cameraFault(error) });
      },
    );
    return () => {
      isOver = true;
      closeCamera(stream);
      setCamera((now) => (now.phase === 'live' ? requesting : now));
    };
  }, [isOn, isVisible, facing, getUserMedia, isBlocked]);

  return [camera, () => setCamera(requesting)];
}
