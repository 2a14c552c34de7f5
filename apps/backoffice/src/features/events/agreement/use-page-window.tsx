/** A page to print, opened in a window of its own; the link stays for where the browser kept it shut. */
import { LinkButton, Notice } from '@digis/ui';
import letters from '@digis/ui/fonts.css?url';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** A machine without letters for Amharic would print boxes. A page made of a blob resolves no relative address. */
const withLetters = (html: string) =>
  html.replace(
    '</head>',
    `<link rel="stylesheet" href="${new URL(letters, window.location.origin).href}"></head>`,
  );

export function usePageWindow(): [open: (html: string) => void, notice: ReactNode] {
  const { t } = useLingui();
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
    // Without an opener the window cannot reach the session; nor do we learn whether it opened.
    window.open(page, '_blank', 'noopener');
  };
  const notice = url !== null && (
    <Notice
      tone="positive"
      isLive
      title={t`The agreement opened in a new window.`}
      action={
        <LinkButton href={url} target="_blank" size="small" variant="soft">
          <Trans>Open agreement</Trans>
        </LinkButton>
      }
    >
      <Trans>If it did not, open it here.</Trans>
    </Notice>
  );
  return [open, notice];
}
