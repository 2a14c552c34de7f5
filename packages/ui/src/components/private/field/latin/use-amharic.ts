/** The switch of Latin letters that write Amharic in a field, and the input that they do it in. */
import { type RefObject, useEffect } from 'react';
import { useKit } from '#theme/kit-context.ts';
import type { TextInput } from './write-into.ts';

/** The provider's switch, for a field that is written in words: `isUsual` is one without a prop that says so. */
export function useWritesAmharic(own: boolean | undefined, isUsual: boolean): boolean {
  const { writesAmharic } = useKit();
  return writesAmharic !== false && (own ?? (isUsual && writesAmharic === true));
}

/** Until the table has come, and where it cannot come, the letters stay as they are typed. */
const loadWriter = () => import('./write-into.ts').catch(() => null);

export function useAmharic(field: RefObject<TextInput | null>, isOn: boolean): void {
  useEffect(() => {
    const { current: input } = field;
    if (!isOn || !input) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    async function begin(element: TextInput) {
      const writer = await loadWriter();
      if (writer && !isLeft) stop = writer.writeInto(element);
    }
    void begin(input);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [field, isOn]);
}
