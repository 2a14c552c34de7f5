/** Parts of the papers of the till: the head with the business and its branch, and how money was counted. SPEC: D128, D160 */
import { Inline, Stack, Text } from '@digis/ui';
import { NoteCount } from '@digis/ui/catering';
import type { Schemas } from '@digis/api-client/contract';
import type { ReactNode } from 'react';
import { useRead } from '#api/hooks.ts';
import { useUser } from '#auth/user.tsx';

export interface TillPaperHeadProps {
  readonly branch: string | undefined;
  readonly title: string;
  /** The lines below the title. */
  readonly children: ReactNode;
}

export function TillPaperHead({ branch, title, children }: TillPaperHeadProps) {
  const { short_name } = useUser().tenant;
  const { data: tenant } = useRead('/tenant');
  return (
    <Inline justify="between" align="start">
      <Stack space="xxsmall">
        <Text isStrong>{tenant?.name ?? short_name}</Text>
        <Text size="small">{branch}</Text>
      </Stack>
      <Stack space="xxsmall" align="end">
        <Text isStrong>{title}</Text>
        {children}
      </Stack>
    </Inline>
  );
}

export interface CountOnPaperProps {
  readonly label: string;
  readonly notes: readonly Schemas['NoteCount'][];
  /** Birr. */
  readonly coins?: number | undefined;
}

export const CountOnPaper = ({ label, notes, coins }: CountOnPaperProps) => (
  <NoteCount
    label={label}
    isReadOnly
    value={{
      notes: Object.fromEntries(notes.map(({ value, count }) => [value, count])),
      coins: coins ?? null,
    }}
  />
);
