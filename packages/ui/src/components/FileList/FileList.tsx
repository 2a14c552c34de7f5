/** A list of files: uploading, failed and stored. */
import { CircleAlert, File, RotateCw, X } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { withoutTwins } from '../private/unusable.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import {
  acts,
  fault as faultStyle,
  fileList,
  name as nameStyle,
  row,
  size,
  words,
} from './FileList.css.ts';

export interface FileItem {
  readonly id: string | number;
  readonly name: string;
  /** Bytes. */
  readonly size?: number;
  /** 0 to 100 during an upload. */
  readonly percent?: number;
  /** Reason why the file was not stored; the user can retry. */
  readonly fault?: string;
  /** The file can never be stored, so there is no retry. */
  readonly isRefused?: boolean;
  readonly href?: string;
}

export interface FileListProps extends CommonProps {
  /** Such as "Receipts". */
  'aria-label': string;
  items: readonly FileItem[];
  /** Also called to cancel an upload. */
  onRemove?: (id: FileItem['id']) => void;
  onRetry?: (id: FileItem['id']) => void;
}

/** For uploads by your own code; otherwise use `DropZone`. For pictures use `Thumbnail`. */
export function FileList({ items, onRemove, onRetry, data, ...rest }: FileListProps) {
  return (
    <ul {...rest} {...dataAttributes(data)} className={fileList}>
      {withoutTwins(items).map((item) => (
        <FileRow
          key={item.id}
          {...item}
          onRemove={onRemove && (() => onRemove(item.id))}
          onRetry={onRetry && (() => onRetry(item.id))}
        />
      ))}
    </ul>
  );
}

interface FileRowProps extends Omit<FileItem, 'id'> {
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

function FileRow(props: FileRowProps) {
  const { name, percent, fault, isRefused, href, onRemove, onRetry } = props;
  const strings = useKitStrings();
  const bytes = useBytes(props.size);
  const isSending = percent !== undefined && fault === undefined;
  return (
    <li className={row} data-invalid={fault !== undefined || undefined}>
      {fault === undefined ? <File aria-hidden /> : <CircleAlert aria-hidden />}
      <div className={words}>
        <span className={nameStyle}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
          {bytes && <span className={size}>{bytes}</span>}
        </span>
        {isSending && <ProgressBar aria-label={`${strings.uploading} ${name}`} value={percent} />}
        {fault !== undefined && <span className={faultStyle}>{fault}</span>}
      </div>
      <div className={acts}>
        {fault !== undefined && !isRefused && onRetry && (
          <IconButton
            size="small"
            aria-label={`${strings.tryAgain}${strings.comma}${name}`}
            onPress={onRetry}
          >
            <RotateCw aria-hidden />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            size="small"
            aria-label={isSending ? strings.stopUpload(name) : strings.removeName(name)}
            onPress={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}

const KILO = 1000;

function useBytes(bytes: number | undefined): string | null {
  const strings = useKitStrings();
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return null;
  const kilobytes = Math.ceil(bytes / KILO);
  return kilobytes < KILO
    ? strings.kilobytes(String(kilobytes))
    : strings.megabytes((kilobytes / KILO).toFixed(1));
}
