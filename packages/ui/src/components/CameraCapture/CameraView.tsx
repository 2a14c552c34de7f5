import { CameraOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { BlobImage } from '../private/file/SourceImage.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import {
  frame,
  guide as guideStyle,
  picture as pictureStyle,
  view,
  waiting,
} from './CameraCapture.css.ts';

export interface CameraViewProps {
  stream: MediaStream | null;
  picture: Blob | null;
  isBlocked: boolean;
  /** Width divided by height. */
  ratio: number;
  guide: 'id-card' | 'face' | 'none';
  isMirrored: boolean;
  onReady: (video: HTMLVideoElement) => void;
}

/** Greatest height, in percent of the window: a phone in landscape needs room for the buttons. */
const MOST_HEIGHT = 60;

export function CameraView(props: CameraViewProps) {
  const { stream, picture, isBlocked, ratio, guide, isMirrored, onReady } = props;
  const strings = useKitStrings();
  return (
    <div
      className={view}
      style={{ aspectRatio: ratio, width: `min(100%, ${MOST_HEIGHT * ratio}dvh)` }}
    >
      {!stream && !picture && (
        <span className={waiting}>
          {isBlocked ? (
            <CameraOff aria-hidden size={40} strokeWidth={1.75} />
          ) : (
            <>
              <Spinner size="large" aria-label={strings.cameraStarting} />
              {strings.cameraAllow}
            </>
          )}
        </span>
      )}
      {stream && !picture && (
        <>
          <Video {...{ stream, isMirrored, onReady }} />
          {guide !== 'none' && <span aria-hidden className={guideStyle} data-guide={guide} />}
        </>
      )}
      {picture && <BlobImage blob={picture} alt={strings.pictureTaken} className={pictureStyle} />}
    </div>
  );
}

interface VideoProps extends Pick<CameraViewProps, 'isMirrored' | 'onReady'> {
  stream: MediaStream;
}

function Video({ stream, isMirrored, onReady }: VideoProps) {
  const strings = useKitStrings();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={strings.cameraView}
      className={frame}
      data-mirrored={isMirrored || undefined}
      autoPlay
      muted
      playsInline
      onLoadedData={({ currentTarget }) => onReady(currentTarget)}
    />
  );
}
