/** A back office of three lists in MUI, as a team would write it: what `pnpm perf` holds ours against. Nothing else uses it. */
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { read } from './answers.ts';
import { CalendarScreen } from './calendar/calendar-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { messages } from './messages.ts';

const EventsScreen = lazy(async () => ({
  default: (await import('./events/events-screen.tsx')).EventsScreen,
}));
const ClientsScreen = lazy(async () => ({
  default: (await import('./clients-screen.tsx')).ClientsScreen,
}));

const theme = createTheme({
  palette: { primary: { main: '#0b6b6b' } },
  typography: { button: { textTransform: 'none' } },
});

i18n.loadAndActivate({ locale: 'en', messages });

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <I18nProvider i18n={i18n}>
        <SWRConfig value={{ fetcher: read }}>
          <BrowserRouter>
            <Frame>
              <Suspense>
                <Routes>
                  <Route path="/" element={<CalendarScreen />} />
                  <Route path="/events" element={<EventsScreen />} />
                  <Route path="/clients" element={<ClientsScreen />} />
                </Routes>
              </Suspense>
            </Frame>
          </BrowserRouter>
        </SWRConfig>
      </I18nProvider>
    </ThemeProvider>,
  );
}
