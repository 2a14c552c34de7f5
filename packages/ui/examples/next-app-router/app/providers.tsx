'use client';
/** The kit's provider: a function such as `now` cannot come from a server component. */
import { UiProvider } from '@digis/ui';
import type { ReactNode } from 'react';
import { settings, time } from './settings.ts';

const now = () => time;

export const Providers = ({ children }: { children: ReactNode }) => (
  <UiProvider {...settings} now={now}>
    {children}
  </UiProvider>
);
