/** Opens a page in a window, or offers a link if the browser blocks it. D103 */
import { LinkButton, Notice } from '@digis/ui';
import letters from '@digis/ui/fonts.css?url';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { withLetters } from './with-letters.ts';

interface PageWindowWords {
  readonly opened: string;
  readonly again: string;
}

interface Shown {
  readonly url: string;
  readonly isOpen: boolean;
}

/** Not `noopener`, which would hide whether it opened; a null opener protects the session. */
function openAlone(url: string): boolean {
  const page = window.open(url, '_blank');
  if (page) page.opener = null;
  return page !== null;
}

export function usePageWindow({
  opened,
  again,
}: PageWindowWords): [open: (html: string) => void, notice: ReactNode] {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () => () => {
      if (shown) URL.revokeObjectURL(shown.url);
    },
    [shown],
  );
  const open = (html: string) => {
    const { origin } = window.location;
    const page = withLetters(html, origin, new URL(letters, origin).href);
    const url = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
    setShown({ url, isOpen: openAlone(url) });
  };
  const notice = shown && (
    <Notice
      tone={shown.isOpen ? 'positive' : 'caution'}
      isLive
      title={shown.isOpen ? opened : t`The browser kept the window shut.`}
      action={
        <LinkButton href={shown.url} target="_blank" size="small" variant="soft">
          {again}
        </LinkButton>
      }
    >
      {shown.isOpen ? <Trans>If it did not, open it here.</Trans> : <Trans>Open it here.</Trans>}
    </Notice>
  );
  return [open, notice];
}
