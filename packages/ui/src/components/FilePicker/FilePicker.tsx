/** A file field: choose, check, upload, preview. */
import { CircleCheck, FileUp } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import { useKitStrings } from '../../theme/kit-context.ts';
import { link, visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { FileButton } from '../private/file/FileButton.tsx';
import { acceptOf, type FileKind } from '../private/file/file-kinds.ts';
import { PercentBar, spokenPercent } from '../private/file/PercentBar.tsx';
import { type Upload, type UploadState, useUpload } from '../private/file/use-upload.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { panel } from './FilePicker.css.ts';

export interface FilePickerProps extends Omit<FieldState, 'autoFocus'>, FieldValue<string | null> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /** Uploads the file; if it rejects, the file is kept for a retry. */
  upload: Upload;
  /** Accepted kinds, detected by a file's first bytes and not by its name. */
  kinds: readonly FileKind[];
  /** @default 10 MB */
  maxBytes?: number;
  /** Returns the URL of a stored file, by its path. */
  viewHref?: (path: string) => string;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** The value is the stored path. For a picture use `ImageField`. */
export function FilePicker({ ref, ...props }: FilePickerProps) {
  const { upload, kinds, maxBytes = TEN_MEGABYTES, isDisabled, isReadOnly } = props;
  const strings = useKitStrings();
  const [path, setPath, reset] = useFieldValue<string | null>(props, null);
  const uploading = useUpload({ upload, kinds, maxBytes, onUploaded: setPath });
  const { state } = uploading;
  const chooser = useObjectRef(ref);
  const fault = faultOf(state, strings.uploadFailed);
  const isUploading = state.phase === 'uploading';

  return (
    <GroupFrame
      {...props}
      // Blocks the form during an upload, because submitting would lose it.
      fault={fault ?? (isUploading ? strings.stillUploading : undefined)}
      errorMessage={fault ?? props.errorMessage}
      formValue={path ?? ''}
      onReset={() => {
        uploading.cancel();
        reset();
      }}
    >
      <div className={panel}>
        <Steps
          {...{ uploading, path, kinds, isDisabled, isReadOnly }}
          viewHref={props.viewHref}
          {...{ chooser }}
          hasFault={fault !== undefined}
        />
      </div>
      <span role="status" className={visuallyHidden}>
        {fault}
        {isUploading && strings.uploadingPercent(spokenPercent(state.percent))}
        {state.phase === 'done' && strings.fileUploaded}
      </span>
    </GroupFrame>
  );
}

function faultOf(state: UploadState, failed: string): string | undefined {
  if (state.phase === 'failed') return failed;
  return state.phase === 'waiting' ? state.fault : undefined;
}

interface StepsProps extends Pick<
  FilePickerProps,
  'kinds' | 'isDisabled' | 'isReadOnly' | 'viewHref'
> {
  uploading: ReturnType<typeof useUpload>;
  path: string | null;
  hasFault: boolean;
  chooser: RefObject<HTMLButtonElement | null>;
}

function Steps(props: StepsProps) {
  const { uploading, path, kinds, isDisabled, isReadOnly, viewHref, hasFault, chooser } = props;
  const strings = useKitStrings();
  const { state, pick, send, cancel } = uploading;
  const stored = path && <Stored path={path} viewHref={viewHref} />;
  if (isReadOnly) return stored;
  const drop = () => {
    flushSync(cancel);
    chooser.current?.focus();
  };
  if (state.phase === 'uploading') {
    return (
      <>
        <PercentBar percent={state.percent} />
        <Button size="small" variant="soft" tone="neutral" onPress={drop}>
          {strings.cancel}
        </Button>
      </>
    );
  }
  return (
    <>
      {stored}
      <Inline>
        <FileButton
          ref={chooser}
          size="small"
          variant="soft"
          icon={<FileUp aria-hidden />}
          accept={acceptOf(kinds)}
          isDisabled={isDisabled}
          onPick={([file]) => file && void pick(file)}
        >
          {path ? strings.chooseAnotherFile : strings.chooseFile}
        </FileButton>
        {state.phase === 'failed' && (
          <Button size="small" onPress={() => void send(state.file)}>
            {strings.tryAgain}
          </Button>
        )}
        {hasFault && (
          <Button
            size="small"
            variant="quiet"
            tone="neutral"
            isDisabled={isDisabled}
            onPress={drop}
          >
            {strings.cancel}
          </Button>
        )}
      </Inline>
    </>
  );
}

interface StoredProps extends Pick<FilePickerProps, 'viewHref'> {
  path: string;
}

function Stored({ path, viewHref }: StoredProps) {
  const strings = useKitStrings();
  return (
    <Inline>
      <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
      {strings.fileUploaded}
      {viewHref && (
        <a className={link} href={viewHref(path)} target="_blank" rel="noopener noreferrer">
          {strings.viewFile}
        </a>
      )}
    </Inline>
  );
}
