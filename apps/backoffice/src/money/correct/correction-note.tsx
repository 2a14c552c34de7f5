import type { Schemas } from '@digis/api-client/contract';
import { Birr, Link, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useCan } from '../../auth/user.tsx';
import { useBirrWords } from '../../i18n/birr-words.ts';
import type { CorrectedRow } from './correctable.ts';
import { useReasonInWords } from '../../i18n/labels/correction-reason-labels.ts';
import { useFilters } from '../../navigation/use-address.ts';
import { useOfAddress } from '../../navigation/place.ts';

type EntryLink = Schemas['EntryLink'];

interface CorrectionNoteProps {
  readonly row: CorrectedRow;
  readonly reason?: string | undefined;
  readonly isPlain?: boolean;
}

export function CorrectionNote({ row, reason, isPlain = false }: CorrectionNoteProps) {
  const inWords = useReasonInWords();
  const { corrects, corrected_by: by = [], stands_at } = row;
  if (corrects) {
    const why = reason ? ` (${inWords(reason)})` : '';
    const first = <Entries links={[corrects]} isPlain={isPlain} />;
    return (
      <Text as="span" size="small" tone="muted">
        <span aria-hidden>↳ </span>
        {corrects.book_no === undefined ? (
          <Trans>corrects an earlier entry{why}</Trans>
        ) : (
          <Trans>
            corrects {first}
            {why}
          </Trans>
        )}
      </Text>
    );
  }
  if (by.length === 0) return null;
  const hasNumbers = by.some(({ book_no }) => book_no !== undefined);
  const all = <Entries links={by} isPlain={isPlain} />;
  return (
    <Text as="span" size="small" tone="caution">
      <span aria-hidden>⤳ </span>
      {hasNumbers ? <Trans>corrected by {all}</Trans> : <Trans>corrected</Trans>} ·{' '}
      <Trans>
        stands at <Birr value={stands_at ?? 0} />
      </Trans>
    </Text>
  );
}

function Entries({
  links,
  isPlain,
}: {
  readonly links: readonly EntryLink[];
  readonly isPlain: boolean;
}) {
  const can = useCan();
  const addressOf = useEntryAddress();
  const isLink = !isPlain && can('Cashbook View Records');
  return links.map(({ id, book_no }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {isLink ? (
        <Link href={addressOf(id)}>
          <Trans>no. {book_no}</Trans>
        </Link>
      ) : (
        <Trans>no. {book_no}</Trans>
      )}
    </Fragment>
  ));
}

const BOOK = '/cashbook';

function useEntryAddress(): (id: number) => string {
  const filters = useFilters();
  const isInBook = useOfAddress((_, path) => path === BOOK);
  return (id) => {
    const address = new URLSearchParams(isInBook ? filters : { tab: 'book' });
    address.set('entry', String(id));
    return `${BOOK}?${address.toString()}`;
  };
}

export function useCorrectionWords(): (row: CorrectedRow) => string | null {
  const { t } = useLingui();
  const birr = useBirrWords();
  return ({ corrects, corrected_by: by = [], stands_at }) => {
    if (corrects) {
      const first = corrects.book_no;
      return first === undefined ? t`corrects an earlier entry` : t`corrects no. ${first}`;
    }
    if (by.length === 0) return null;
    const numbers = by.flatMap(({ book_no }) => book_no ?? []).join(', ');
    const sum = birr(stands_at ?? 0);
    return numbers === ''
      ? t`corrected, stands at ${sum}`
      : t`corrected by no. ${numbers}, stands at ${sum}`;
  };
}
