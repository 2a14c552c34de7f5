import { lazyFeature } from '../i18n/lazy-feature.ts';
import { Suspense } from 'react';
import { useProofQuestion } from '../auth/proof.ts';
import { useUser } from '../auth/user.tsx';
import { Frame } from './shell/frame.tsx';
import { usePreloading } from './preload.ts';
import { Shell } from './shell/shell.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

export function App() {
  usePreloading();
  return (
    <Frame waiting={<ShellSkeleton />}>
      <GateOrShell />
      <Proof />
    </Frame>
  );
}

const gates = () => import('../features/account/session-gate.tsx');
const PasswordGate = lazyFeature(async () => (await gates()).PasswordGate);
const TwoFactorGate = lazyFeature(async () => (await gates()).TwoFactorGate);
const ProofDialog = lazyFeature(
  async () => (await import('../features/account/proof-dialog.tsx')).ProofDialog,
);

/** Hides the business data until the user has set a new password or a second factor. D151, D152 */
function GateOrShell() {
  const { must_change, must_enroll } = useUser();
  if (!must_change && !must_enroll) return <Shell />;
  return <Suspense>{must_change ? <PasswordGate /> : <TwoFactorGate />}</Suspense>;
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
