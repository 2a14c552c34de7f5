import '@digis/ui/reset.css';
import '@digis/ui/styles.css';
import '@digis/ui/fonts.css';
import { answerOf } from '@digis/api-client';
import { Button, CenteredPage, Form, Heading, LanguageSelect, Page, UiProvider } from '@digis/ui';
import { PasswordField, Tabs, TextField, ToastRegion } from '@digis/ui';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { api, keepToken } from './api.ts';
import { languages, useSay } from './languages.ts';
import { screens } from './screens.tsx';

/** Fixed for the example; an app uses the time of its server. */
const now = () => Date.parse('2026-10-01T10:00:00+03:00');
const ids = ['month', 'clients', 'book', 'money'] as const;

function App() {
  const [locale, setLocale] = useState('en');
  const [isOpen, setOpen] = useState(false);
  const language = languages.find(({ id }) => id === locale);
  return (
    <UiProvider locale={locale} now={now} strings={language?.strings}>
      {isOpen ? (
        <Hall locale={locale} onLocale={setLocale} />
      ) : (
        <SignIn onOpen={() => setOpen(true)} />
      )}
      <ToastRegion />
    </UiProvider>
  );
}

function Hall({ locale, onLocale }: { locale: string; onLocale: (locale: string) => void }) {
  const say = useSay();
  const choice = { label: say('language'), languages, value: locale, onChange: onLocale };
  return (
    <Page title={say('hall')} action={<LanguageSelect {...choice} />}>
      <Tabs aria-label={say('hall')} items={ids.map((id) => ({ id, label: say(id) }))}>
        {(id) => createElement(screens[id])}
      </Tabs>
    </Page>
  );
}

function SignIn({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  const [fault, setFault] = useState<string>();
  const open = async (data: FormData) => {
    const body = { username: String(data.get('user')), password: String(data.get('password')) };
    try {
      keepToken((await answerOf(api.POST('/login', { body }))).token);
      onOpen();
    } catch {
      setFault(say('wrong'));
    }
  };
  return (
    <CenteredPage>
      <Heading level={1}>{say('hall')}</Heading>
      <Form onSubmit={open} actions={<Button type="submit">{say('open')}</Button>} takesFocus>
        <TextField label={say('user')} name="user" isRequired autoCapitalize="none" />
        <PasswordField label={say('password')} name="password" isRequired errorMessage={fault} />
      </Form>
    </CenteredPage>
  );
}

createRoot(document.body).render(<App />);
