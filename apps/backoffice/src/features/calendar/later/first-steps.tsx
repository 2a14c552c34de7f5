// D159
import type { Permission, Schemas } from '@digis/api-client/contract';
import { Button, Card, Inline, Link, Stack, Text } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useRead, useWrite } from '#api/hooks.ts';
import { useOwnBranches } from '#api/queries/records.ts';
import { useSubmit } from '#api/use-submit.ts';
import { useCan, useUser } from '#auth/user.tsx';
import { firstSteps } from '../first-steps-shown.ts';

type Step = Schemas['FirstStep'];

interface StepWords {
  readonly title: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly href: string;
  readonly needs: readonly Permission[];
}

const steps: Readonly<Record<Step, StepWords>> = {
  business: {
    title: msg`Your business`,
    hint: msg`name, logo and stamp, as they stand on the agreement`,
    href: '/settings?tab=business',
    needs: ['System Settings'],
  },
  branches: {
    title: msg`Branches`,
    hint: msg`each has its own book and its own events`,
    href: '/branches?dialog=add',
    needs: ['Branches'],
  },
  items: {
    title: msg`What you serve`,
    hint: msg`the dishes of which packages are made`,
    href: '/items?dialog=add',
    needs: ['Items'],
  },
  packages: {
    title: msg`Packages`,
    hint: msg`a menu with its prices by guests`,
    href: '/packages?dialog=add',
    needs: ['Packages'],
  },
  users: {
    title: msg`Who signs in`,
    hint: msg`a password and permissions for each`,
    href: '/users?dialog=add',
    needs: ['App Users'],
  },
  people: {
    title: msg`Employees and vendors`,
    hint: msg`who works at an event, and what it costs`,
    href: '/employees?dialog=add',
    needs: ['Employees', 'Vendors'],
  },
  opening: {
    title: msg`Opening figures`,
    hint: msg`what each branch has, owes and has received`,
    href: '/cashbook?dialog=opening',
    needs: ['Cashbook In/Out'],
  },
  event: {
    title: msg`The first event`,
    hint: msg`and its agreement on paper`,
    href: '/?dialog=schedule',
    needs: ['Create Event'],
  },
};

export function FirstSteps() {
  const { t } = useLingui();
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  const { data } = useRead('/first-steps');
  const { data: branches } = useOwnBranches();
  const isShown = data?.is_shown;
  useEffect(() => {
    if (isShown !== undefined) firstSteps.remember(isShown);
  }, [isShown]);
  const own = Object.entries(steps).filter(
    ([step, { needs }]) => needs.some(can) && (step !== 'opening' || isAdmin),
  );
  if (data?.is_shown !== true || own.length === 0 || branches === undefined) return null;
  const isDone = (step: string) => data.done.some((done) => done === step);
  const count = own.filter(([step]) => isDone(step)).length;
  const branch = branches[0]?.id;
  const addressOf = (step: string, href: string) =>
    step === 'opening' && branch !== undefined ? `${href}&branch=${branch}` : href;
  return (
    <Card title={t`First steps`} action={can('System Settings') && <Dismiss />}>
      <Stack space="small">
        <Text size="small" tone="muted">
          <Trans>
            {count} of {own.length} done
          </Trans>
        </Text>
        {own.map(([step, { title, hint, href }]) => (
          <StepLine
            key={step}
            {...{ title, hint, href: addressOf(step, href), isDone: isDone(step) }}
          />
        ))}
        {isAdmin && (
          <Text size="small">
            <Link href="/import">{t`Bring it all in from Excel`}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface StepLineProps extends Pick<StepWords, 'title' | 'hint' | 'href'> {
  readonly isDone: boolean;
}

function StepLine({ title, hint, href, isDone }: StepLineProps) {
  const { t, i18n } = useLingui();
  return (
    <Inline space="xsmall" align="center">
      {isDone ? (
        <CircleCheck size={18} role="img" aria-label={t`done`} />
      ) : (
        <Circle size={18} aria-hidden />
      )}
      <Link href={href}>{i18n._(title)}</Link>
      <Text size="small" tone="muted">
        {i18n._(hint)}
      </Text>
    </Inline>
  );
}

function Dismiss() {
  const dismiss = useWrite('delete', '/first-steps');
  const { isBusy, submit } = useSubmit(dismiss);
  const words = { done: null, failed: msg`The first steps could not be put away` };
  return (
    <Button variant="quiet" isPending={isBusy} onPress={() => void submit(undefined, words)}>
      <Trans>Put away</Trans>
    </Button>
  );
}
