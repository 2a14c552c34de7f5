import type { Schemas } from '@digis/api-client/contract';
import { Button, Checkbox, Dialog, EmptyState, FieldGroup, Skeleton, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUntold } from '../event-data.ts';
import { ChangeList } from './change-list.tsx';
import { useToldWords } from './changes.ts';
import { useTelling } from './use-telling.ts';

interface TellDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export function TellDialog({ event, onClose }: TellDialogProps) {
  const { t } = useLingui();
  const wordsOf = useToldWords();
  const { data, error, retry } = useUntold(event.id);
  const telling = useTelling(event, data?.map(wordsOf) ?? [], onClose);
  return (
    <Dialog
      title={t`Tell them: ${event.client.full_name}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button isDisabled={!data?.length || telling.isBusy} onPress={() => void telling.tell()}>
            <Trans>Tell them</Trans>
          </Button>
        </>
      }
    >
      {!data && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
      {!data && !error && <Skeleton shape="text" count={4} label={t`Loading event`} />}
      {data?.length === 0 && <EmptyState title={t`Nothing new to tell.`} />}
      {data !== undefined && data.length > 0 && (
        <Stack space="large">
          <ChangeList changes={data.map(wordsOf)} />
          <FieldGroup legend={t`Who is told`} layout="rows">
            {telling.ways.map(({ name, label }) => (
              <Checkbox
                key={name}
                isSelected={!telling.left.includes(name)}
                onChange={(isWanted) => telling.choose(name, isWanted)}
              >
                {label}
              </Checkbox>
            ))}
          </FieldGroup>
        </Stack>
      )}
    </Dialog>
  );
}
