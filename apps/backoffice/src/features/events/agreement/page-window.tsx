/** A page to print, opened in a window of its own; the link stays for where the browser kept it shut. SPEC: D103 */
import { LinkButton, Notice } from '@digis/ui';
import letters from '@digis/ui/fonts.css?url';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';

/** A machine without letters for Amharic would print boxes. A page made of a blob resolves no relative address. */
const withLetters = (html: string) =>
  html.replace(
    '</head>',
    `<link rel="stylesheet" href="${new URL(letters, window.location.origin).href}"></head>`,
  );

export interface PageWindowWords {
  readonly opened: string;
  /** Of the link that opens it again. */
  readonly again: string;
}

export function usePageWindow({
  opened,
  again,
}: PageWindowWords): [open: (html: string) => void, notice: ReactNode] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  const open = (html: string) => {
    const page = URL.createObjectURL(
      new Blob([withLetters(html)], { type: 'text/html;charset=utf-8' }),
    );
    setUrl(page);
    // Without an opener the window cannot reach the session; we do not learn either whether it opened.
    window.open(page, '_blank', 'noopener');
  };
  const notice = url !== null && (
    <Notice
      tone="positive"
      isLive
      title={opened}
      action={
        <LinkButton href={url} target="_blank" size="small" variant="soft">
          {again}
        </LinkButton>
      }
    >
      <Trans>If it did not, open it here.</Trans>
    </Notice>
  );
  return [open, notice];
}
