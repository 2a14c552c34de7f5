'use client';
/** The kit's provider: a function such as `now` cannot come from a server component. */
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
