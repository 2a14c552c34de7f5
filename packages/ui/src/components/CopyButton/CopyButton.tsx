/** A button that copies a text: a reference, a phone number, an address. */
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../private/announce.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface CopyButtonProps extends CommonProps {
  text: string;
  /** Kind of text, as part of the button's name: "reference". */
  label: string;
  /** Shows words beside the icon. @default false */
  hasWords?: boolean;
  /** @default 'small' */
  size?: 'small' | 'standard';
  isDisabled?: boolean;
  onCopied?: () => void;
}

/** Milliseconds for which the result is shown. */
const SAID = 3000;
const signs = { waiting: Copy, copied: Check, failed: TriangleAlert };

/** The icon shows the result, and screen readers hear it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, hasWords, size = 'small', isDisabled, onCopied, id, data } = props;
  const strings = useKitStrings();
  const [state, setState] = useState<keyof typeof signs>('waiting');
  useEffect(() => {
    if (state === 'waiting') return undefined;
    const timer = setTimeout(() => setState('waiting'), SAID);
    return () => clearTimeout(timer);
  }, [state]);

  const words = {
    waiting: strings.copy(label),
    copied: strings.copied(label),
    failed: strings.copyFailed,
  };
  async function copy() {
    const result = (await isWritten(text)) ? 'copied' : 'failed';
    setState(result);
    announce(words[result]);
    if (result === 'copied') onCopied?.();
  }
  const Sign = signs[state];
  const acts = { ...rootProps({ id, data }), size, isDisabled, onPress: copy };
  return hasWords ? (
    <Button {...acts} variant="soft" tone="neutral" icon={<Sign aria-hidden />}>
      {words[state]}
    </Button>
  ) : (
    <IconButton {...acts} aria-label={words[state]}>
      <Sign aria-hidden />
    </IconButton>
  );
}

/** The clipboard needs https and, inside a frame, a permission. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
