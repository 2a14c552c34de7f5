/** A file field for several files: dropped, pasted or chosen, uploaded separately, and listed. */
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type Ref, useEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaDropZoneProps,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type FileItem, FileList } from '../FileList/FileList.tsx';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { FileButton } from '../private/file/FileButton.tsx';
import { acceptOf, type FileKind } from '../private/file/file-kinds.ts';
import type { Upload } from '../private/file/use-upload.ts';
import { useUploads } from '../private/file/use-uploads.ts';
import { invitation, zone } from './DropZone.css.ts';

export interface DropZoneProps
  extends Omit<FieldState, 'autoFocus'>, FieldValue<readonly string[]> {
  label: string;
  /** The button that opens the file dialog. */
  ref?: Ref<HTMLButtonElement>;
  /** Uploads one file; if it rejects, the file stays in the list for a retry. */
  upload: Upload;
  /** Accepted kinds, detected by a file's first bytes and not by its name. */
  kinds: readonly FileKind[];
  /** @default 10 MB, for each file */
  maxBytes?: number;
  /** Stored files count too. @default no limit */
  maxFiles?: number;
  /** Returns the name of a stored file. @default the last part of its path */
  nameOf?: (path: string) => string;
  /** Returns the URL of a stored file, by its path. */
  viewHref?: (path: string) => string;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;
const noPaths: readonly never[] = [];
const lastPart = (path: string) => path.split('/').at(-1) ?? path;

type DropEvent = Parameters<NonNullable<AriaDropZoneProps['onDrop']>>[0];
const filesOf = ({ items }: DropEvent) =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));

/**
 * The value is a list of stored paths. For one file use `FilePicker`, for a picture `ImageField`.
 */
export function DropZone({ ref, ...props }: DropZoneProps) {
  const { isDisabled = false, isReadOnly } = props;
  const strings = useKitStrings();
  const chooser = useObjectRef(ref);
  const { items, add, retry, remove, clear, fault, value } = useFiles(props);

  // The pressed button disappears with its row, so the focus has to move.
  const drop = (id: FileItem['id']) => {
    flushSync(() => remove(id));
    chooser.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    // React Aria's drop zone accepts pasted files but not pasted screenshots.
    event.stopPropagation();
    void add(files);
  };
  return (
    <GroupFrame {...props} fault={fault} formValue={value} onReset={clear}>
      {!isReadOnly && (
        <div onPaste={isDisabled ? undefined : paste}>
          <AriaDropZone
            className={zone}
            aria-label={strings.dropFiles}
            isDisabled={isDisabled}
            getDropOperation={() => 'copy'}
            onDrop={(event) => void filesOf(event).then(add)}
          >
            <FileButton
              ref={chooser}
              size="small"
              variant="soft"
              icon={<FileUp aria-hidden />}
              accept={acceptOf(props.kinds)}
              allowsMultiple
              isDisabled={isDisabled}
              onPick={(files) => void add(files)}
            >
              {strings.chooseFiles}
            </FileButton>
            <span className={invitation}>{strings.dropFiles}</span>
          </AriaDropZone>
        </div>
      )}
      {items.length > 0 && (
        <FileList
          aria-label={props.label}
          items={items}
          onRetry={isDisabled || isReadOnly ? undefined : retry}
          onRemove={isDisabled || isReadOnly ? undefined : drop}
        />
      )}
    </GroupFrame>
  );
}

function useFiles(props: DropZoneProps) {
  const { upload, kinds, maxBytes = TEN_MEGABYTES, maxFiles = Infinity } = props;
  const { nameOf = lastPart, viewHref } = props;
  const strings = useKitStrings();
  const [value, setValue, reset] = useFieldValue<readonly string[]>(props, noPaths);
  // Read from a ref, because two uploads may end between two renders.
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  const change = (next: readonly string[]) => {
    newest.current = next;
    setValue(next);
  };
  const room = maxFiles - value.length;
  const fullFault = strings.atMostFiles(maxFiles);
  const onStored = (path: string) => change([...newest.current, path]);
  const { sent, ...uploads } = useUploads({ upload, kinds, maxBytes, room, fullFault, onStored });

  const isOwn = (path: string) => sent.some((each) => each.path === path);
  const before = value.filter((path) => !isOwn(path));
  const now = sent.filter(({ path }) => path === undefined || value.includes(path));
  const items: readonly FileItem[] = [
    ...before.map((path) => ({ id: path, name: nameOf(path), href: viewHref?.(path) })),
    ...now.map(({ id, file, path, phase, percent, fault }) => ({
      id,
      percent,
      fault,
      name: file.name,
      size: file.size,
      isRefused: phase === 'refused',
      href: path === undefined ? undefined : viewHref?.(path),
    })),
  ];
  const isSending = sent.some(({ phase }) => phase === 'sending');
  const hasFailed = sent.some(({ phase }) => phase === 'failed');
  return {
    items,
    value,
    add: uploads.add,
    // Blocks the form during uploads, because submitting would lose them.
    fault: isSending ? strings.filesStillUploading : hasFailed ? strings.uploadFailed : undefined,
    retry: (id: FileItem['id']) => {
      const file = sent.find((each) => each.id === id);
      if (file) void uploads.send(file);
    },
    remove: (id: FileItem['id']) => {
      const path = sent.find((each) => each.id === id)?.path ?? id;
      uploads.remove(String(id));
      if (value.some((kept) => kept === path)) change(value.filter((kept) => kept !== path));
    },
    clear: () => {
      uploads.clear();
      reset();
    },
  };
}
