import { useEffect, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import {
  CameraCapture,
  type CameraCaptureProps,
} from '../components/CameraCapture/CameraCapture.tsx';

export function CameraOpener(props: CameraCaptureProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    props.onClose?.();
    setIsOpen(false);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Photo</Button>
      {isOpen && <CameraCapture {...props} onClose={close} onCancel={undefined} />}
    </>
  );
}

export function CameraLeaver(props: Pick<CameraCaptureProps, 'title' | 'getUserMedia'>) {
  const [isHere, setIsHere] = useState(true);
  useEffect(() => {
    const leave = () => setIsHere(false);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  const nothing = async () => undefined;
  return isHere && <CameraCapture {...props} onSelect={nothing} onClose={nothing} />;
}
