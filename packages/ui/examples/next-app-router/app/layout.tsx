/** The page around every page: its language and scheme are there before any script runs. */
import '@digis/ui/reset.css';
import '@digis/ui/styles.css';
import '@digis/ui/fonts.css';
import { kitHtmlProps } from '@digis/ui/theme';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';
import { settings } from './settings.ts';

export const metadata = { title: 'Gojo Catering', icons: { icon: 'data:,' } };

const RootLayout = ({ children }: { children: ReactNode }) => (
  <html {...kitHtmlProps(settings)}>
    <body>
      <Providers>{children}</Providers>
    </body>
  </html>
);
export default RootLayout;
