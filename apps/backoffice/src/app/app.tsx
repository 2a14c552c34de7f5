/** The signed-in app: its providers in order, and the user before anything that asks who it is. */
import { clearReads } from '@digis/api-client/swr';
import { EmptyState, ToastRegion, lazyWithPreload, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { forgetFirstReads } from '../../first-paint/early-answer.ts';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';
import { useAppHref, useGoTo } from '../navigation/use-address.ts';
import { useCalendarChoice } from '../browser/preferences.ts';
import { useProofQuestion } from '../auth/proof.ts';
import { UserProvider } from '../auth/user.tsx';
import { useUserInfo } from '../api/queries/user-info.ts';
import type { SessionUser } from '../auth/user.tsx';
import { usePreloading } from './preload.ts';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** The next user must not see this user's data or messages, not even for a moment. */
function forgetUser() {
  clearReads();
  toasts.clear();
  forgetFirstReads();
}

export function App() {
  useEffect(() => forgetUser, []);
  usePreloading();
  return (
    <BrowserRouter>
      <Kit />
    </BrowserRouter>
  );
}

function Kit() {
  const [calendar] = useCalendarChoice();
  const goTo = useGoTo();
  return (
    // The kit calls the hook for each of its links, as React Aria's RouterProvider has it.
    // oxlint-disable-next-line react/hooks
    <KitInLanguage calendar={calendar} navigate={goTo} useHref={useAppHref}>
      <SignedIn />
      <ToastRegion />
    </KitInLanguage>
  );
}

const gates = () => import('../features/account/session-gate.tsx');
const PasswordGate = lazyWithPreload(async () => (await gates()).PasswordGate);
const TwoFactorGate = lazyWithPreload(async () => (await gates()).TwoFactorGate);
const ProofDialog = lazyWithPreload(
  async () => (await import('../features/account/proof-dialog.tsx')).ProofDialog,
);

/** SPEC: D151, D152, nothing of the business is shown before. */
function Gate({ user }: { readonly user: SessionUser }) {
  return <Suspense>{user.must_change ? <PasswordGate /> : <TwoFactorGate />}</Suspense>;
}

function Proof() {
  const question = useProofQuestion();
  return (
    question && (
      <Suspense>
        <ProofDialog onAnswer={question.answer} />
      </Suspense>
    )
  );
}

function SignedIn() {
  const { t } = useLingui();
  const { data: user, error, retry } = useUserInfo();
  if (user) {
    return (
      <UserProvider value={user}>
        {user.must_change || user.must_enroll ? <Gate user={user} /> : <Shell />}
        <Proof />
      </UserProvider>
    );
  }
  if (!error) return <ShellSkeleton />;
  return <EmptyState variant="error" title={t`Your profile could not be loaded`} onRetry={retry} />;
}
