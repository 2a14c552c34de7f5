import { useKitStrings } from '#theme/kit-context.ts';
import { type FileKind, firstBytes, isOfKind } from './file-kinds.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

export interface FileLimits {
  kinds: readonly FileKind[];
  maxBytes: number;
}

export function useFileFault({ kinds, maxBytes }: FileLimits) {
  const strings = useKitStrings();
  return async (file: File): Promise<string | null> => {
    if (file.size > maxBytes) {
      const limit = strings.megabytes(String(Math.floor(maxBytes / BYTES_IN_MEGABYTE)));
      return strings.fileTooLarge(limit);
    }
    const isRight = isOfKind(await firstBytes(file), kinds);
    return isRight ? null : strings.fileWrongKind(kinds.join(strings.comma));
  };
}
