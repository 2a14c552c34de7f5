/** A debt of ours on a phone: to whom and how much, for what, and how much of it may be paid today. SPEC: D177 */
import { Birr, Inline, Stack, Text } from '@digis/ui';
import { EarnedAndComing } from '#ledgers/earned-and-coming.tsx';
import type { Payable } from '../cashbook-data.ts';
import { ForWhat, ToWhom } from './payable-names.tsx';

export const PayableCard = ({ row }: { readonly row: Payable }) => (
  <Stack space="xxsmall">
    <Inline justify="between">
      <ToWhom row={row} />
      <Text as="span" isStrong isNumeric>
        <Birr amount={row.owed} />
      </Text>
    </Inline>
    <Text as="div" size="small" tone="muted">
      <ForWhat row={row} />
    </Text>
    <Text size="small" tone="muted">
      <EarnedAndComing {...row} />
    </Text>
  </Stack>
);
