import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { namesOf } from '#api/event-facts.ts';
import { useSubmit } from '#api/use-submit.ts';
import { useCan } from '#auth/user.tsx';
import { useShare } from '#browser/use-share.ts';
import { replaceDialog } from '#navigation/dialog-acts.ts';
import { useSendMessage } from '../event-data.ts';
import type { ChangeInWords } from './changes.ts';

const words = { done: msg`The client is told by SMS`, failed: msg`The client was not told` };

type Way = 'sms' | 'share' | 'paper';

export function useTelling(
  event: Schemas['Event'],
  changes: readonly ChangeInWords[],
  onClose: () => void,
) {
  const shareLines = useShare();
  const { submit, isBusy } = useSubmit(useSendMessage());
  const [left, setLeft] = useState<readonly Way[]>([]);
  const ways = useWays(event, changes.length > 0);
  const isChosen = (name: Way) => ways.some((way) => way.name === name) && !left.includes(name);
  const share = async () => {
    const lines = changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`);
    return shareLines([event.client.full_name, ...lines].join('\n'));
  };
  return {
    ways,
    left,
    isBusy,
    choose: (name: Way, isWanted: boolean) =>
      setLeft(isWanted ? left.filter((one) => one !== name) : [...left, name]),
    tell: async () => {
      // Shares first, because the share sheet opens only right after a press.
      if (isChosen('share') && !(await share())) return;
      const sent = isChosen('sms')
        ? await submit({ eventId: event.id, kind: 'change' }, words)
        : { ok: true };
      if (sent?.ok !== true) return;
      if (isChosen('paper')) replaceDialog('agreement');
      else onClose();
    },
  };
}

function useWays({ client, employees, vendors, paper }: Schemas['Event'], isUntold: boolean) {
  const { t } = useLingui();
  const can = useCan();
  const people = [...employees.map(({ full_name }) => ({ name: full_name })), ...vendors];
  const ways: { name: Way; label: string }[] = [];
  if (isUntold) {
    ways.push({ name: 'sms', label: t`SMS to ${client.full_name}, ${client.phone_number}` });
  }
  if (people.length > 0) {
    ways.push({ name: 'share', label: t`A text to share with ${namesOf(people)}` });
  }
  if (paper?.is_outdated === true && can('Generate Aggrement')) {
    const guests = paper.num_of_people === undefined ? '' : formatCount(paper.num_of_people);
    ways.push({
      name: 'paper',
      label:
        guests === ''
          ? t`Print the agreement again`
          : t`Print the agreement again (it says ${guests} guests)`,
    });
  }
  return ways;
}
