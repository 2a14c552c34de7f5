'use client';
/** A client component, because a server component cannot pass functions such as `now`. */
import { UiProvider } from '@digis/ui';
import type { ReactNode } from 'react';
import { type Settings, time } from './settings.ts';

const now = () => time;

interface ProvidersProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

export const Providers = ({ settings, children }: ProvidersProps) => (
  <UiProvider {...settings} now={now}>
    {children}
  </UiProvider>
);
