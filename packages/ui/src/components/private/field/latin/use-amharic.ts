import { type Ref, type RefObject, useEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useKit } from '#theme/kit-context.ts';
import type { TextInput } from './write-into.ts';

/** With `isUsual`, the field follows the provider unless its own prop says otherwise. */
function useWritesAmharic(own: boolean | undefined, isUsual: boolean): boolean {
  const { writesAmharic } = useKit();
  return writesAmharic !== false && (own ?? (isUsual && writesAmharic === true));
}

/** If the table cannot be loaded, letters stay as typed. */
const loadWriter = () => import('./write-into.ts').catch(() => null);

export function useAmharic<Input extends TextInput>(
  ref: Ref<Input> | undefined,
  own: boolean | undefined,
  isUsual: boolean,
): RefObject<Input | null> {
  const field = useObjectRef(ref);
  const isOn = useWritesAmharic(own, isUsual);
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
  return field;
}
