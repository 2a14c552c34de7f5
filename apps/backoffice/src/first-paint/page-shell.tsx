/** The markup of the page before any code has loaded. The build renders it (build/first-paint-plugin.ts), a browser never does. */
import * as amharic from '../i18n/amharic.ts';
import * as english from '../locales/first/en.po';
import { KitProvider } from '@digis/ui';
import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { en } from '@digis/ui/locales/en';
import { CalendarSkeleton, ShellSkeleton } from '../app/shell-skeleton.tsx';
import { SignInSkeleton } from '../sign-in/sign-in-skeleton.tsx';

const languages = {
  en: { messages: english.messages, kit: en },
  am: { messages: amharic.messages, kit: amharic.kit },
};
/** Any day: draw-shell.ts writes the month in that it really is. */
const Calendar = () => <CalendarSkeleton date="2026-10-01" />;
const sides = { signIn: SignInSkeleton, app: ShellSkeleton, calendar: Calendar };

/** The frame of each first screen in each language, as templates of the page. */
export function pageShells(): string[] {
  return Object.entries(languages).flatMap(([locale, { messages, kit }]) => {
    const all: Record<string, Messages> = { [locale]: messages };
    const i18n = setupI18n({ locale, messages: all });
    return Object.entries(sides).map(([side, Side]) => {
      const html = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <KitProvider locale={locale === 'am' ? 'am' : 'en'} strings={kit} now={() => 0}>
            <Side />
          </KitProvider>
        </I18nProvider>,
      );
      return `<template id="shell-${side}-${locale}">${html}</template>`;
    });
  });
}
