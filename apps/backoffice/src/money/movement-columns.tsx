import type { Schemas } from '@digis/api-client/contract';
import { Birr, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { RecordImage, type ShownImage } from '../images/record-image.tsx';

type MovedBetween = Pick<Schemas['CashbookRecord'], 'from' | 'to'>;

export const isTransfer = ({ to }: MovedBetween): boolean => to !== undefined;

const cameIn = (movement: Movement) => movement.transact_type === 'in' && !isTransfer(movement);

interface Movement extends Pick<Schemas['ShownMovement'], 'transact_type' | 'proof'>, MovedBetween {
  /** Birr, always positive. */
  readonly amount: number;
}

/** D168 */
export const signedAmount = (movement: Movement) =>
  movement.transact_type === 'out' && !isTransfer(movement) ? -movement.amount : movement.amount;

/** With a sign, because colour must not be the only cue. */
export const SignedSum = ({ of }: { readonly of: Movement }) => (
  <Text as="span" isNumeric tone={cameIn(of) ? 'positive' : 'neutral'}>
    <Birr value={signedAmount(of)} sign={isTransfer(of) ? 'auto' : 'always'} />
  </Text>
);

export function useSumColumn<Row extends Movement>(): DataColumn<Row> {
  const { t } = useLingui();
  return {
    id: 'amount',
    header: t`Amount`,
    align: 'end',
    cell: (row) => <SignedSum of={row} />,
  };
}

interface ImagesOfRows<Row> {
  readonly nameOf: (row: Row) => string;
  readonly onOpenImage: (image: ShownImage) => void;
}

export function useFactColumns<Row extends Movement>(
  images?: ImagesOfRows<Row>,
): readonly DataColumn<Row>[] {
  const { t } = useLingui();
  const header = t`Receipt`;
  return [
    {
      id: 'proof',
      header,
      leaves: 1,
      ...(images ? { isScreenOnly: true } : { width: '88px' }),
      cell: (row) => {
        if (row.proof === undefined) return null;
        if (!images) return <Paperclip size={16} role="img" aria-label={header} />;
        const name = images.nameOf(row);
        const { onOpenImage } = images;
        return <RecordImage path={row.proof} alt={t`Receipt, ${name}`} onOpen={onOpenImage} />;
      },
    },
  ];
}
