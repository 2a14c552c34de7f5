import { Button, EmptyState, FilterChips, Inline, LinkButton, SearchField, Text } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/user.tsx';
import { useParameter, wordsOf } from '../../navigation/use-address.ts';

/** Milliseconds. */
const REST = 250;

export const useListWords = (): string | null => wordsOf(useParameter('q').value);

export function useEmptyList(belongs: string, onAdd?: () => void, isImported = true) {
  const isSearched = useListWords() !== null;
  const isAdmin = useUser().role === 'admin';
  if (isSearched) return <EmptyState variant="no-match" />;
  return (
    <EmptyState
      hint={belongs}
      action={
        onAdd && (
          <Inline justify="center">
            <Button variant="soft" onPress={onAdd}>
              <Trans>Add the first one</Trans>
            </Button>
            {isAdmin && isImported && (
              <LinkButton variant="quiet" href="/import">
                <Trans>Import from a sheet</Trans>
              </LinkButton>
            )}
          </Inline>
        )
      }
    />
  );
}

interface ListSearchProps {
  readonly label: string;
  readonly rows: readonly unknown[] | undefined;
  readonly hasMore?: boolean;
  readonly children?: ReactNode;
}

export function ListSearch({ label, rows, hasMore = false, children }: ListSearchProps) {
  const { t } = useLingui();
  const { value, type } = useParameter('q');
  const words = wordsOf(value);
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (wordsOf(typed) !== words) setTyped(value ?? '');
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => type(wordsOf(text)), text === '' ? 0 : REST);
  };
  const count = rows?.length ?? 0;
  const applied = words === null ? [] : [{ id: 'q', label: `“${words}”` }];
  const isPrinted = useMedia(media.print);
  return (
    <Inline justify="between">
      <Inline space="medium">
        {!isPrinted && (
          <SearchField aria-label={label} placeholder={label} value={typed} onChange={take} />
        )}
        <FilterChips
          aria-label={t`Filters`}
          items={[]}
          value={[]}
          onChange={() => undefined}
          applied={applied}
          onRemove={() => type(null)}
        />
        <div role="status">
          {words !== null && rows && (
            <Text as="span" size="small" tone="muted">
              {hasMore ? (
                <Trans>More than {count} found</Trans>
              ) : (
                <Plural value={count} one="# found" other="# found" />
              )}
            </Text>
          )}
        </div>
      </Inline>
      {children}
    </Inline>
  );
}
