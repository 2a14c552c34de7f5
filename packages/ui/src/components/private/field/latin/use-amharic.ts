/** The switch of Latin letters that write Amharic in a field, and the input that they do it in. */
import { type Ref, type RefObject, useEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useKit } from '#theme/kit-context.ts';
import type { TextInput } from './write-into.ts';

/** The provider's switch, for a field that is written in words: `isUsual` is one without a prop that says so. */
function useWritesAmharic(own: boolean | undefined, isUsual: boolean): boolean {
  const { writesAmharic } = useKit();
  return writesAmharic !== false && (own ?? (isUsual && writesAmharic === true));
}

/** Until the table has come, and where it cannot come, the letters stay as they are typed. */
const loadWriter = () => import('./write-into.ts').catch(() => null);

/** The input of a field, in which Latin letters write Amharic when the field or the provider says so. */
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
