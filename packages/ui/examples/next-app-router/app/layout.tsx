/** Sets language and scheme before any script runs. */
import '@digis/ui/reset.css';
import '@digis/ui/styles.css';
import '@digis/ui/fonts.css';
import { kitHtmlProps } from '@digis/ui/theme';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';
import { settingsOf } from './settings.ts';

export const metadata = { title: 'Gojo Catering', icons: { icon: 'data:,' } };

const RootLayout = async ({ children }: { children: ReactNode }) => {
  const settings = settingsOf((await cookies()).get('language')?.value);
  return (
    <html {...kitHtmlProps(settings)}>
      <body>
        <Providers settings={settings}>{children}</Providers>
      </body>
    </html>
  );
};
export default RootLayout;
