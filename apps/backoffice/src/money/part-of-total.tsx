import { Button, Inline } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

const SHARES = [25, 50] as const;

/** Rounded to whole birr, as people agree on sums aloud. */
const partOf = (total: number, percent: number) => Math.round((total * percent) / 100);

interface PartOfTotalProps {
  readonly total: number;
  /** @default total */
  readonly left?: number;
  readonly onChoose: (amount: number) => void;
}

export function PartOfTotal({ total, left = total, onChoose }: PartOfTotalProps) {
  const { t } = useLingui();
  const parts = SHARES.map((percent) => ({ percent, amount: partOf(total, percent) }));
  return (
    <div role="group" aria-label={t`A part of the total`}>
      <Inline>
        {parts
          .filter(({ amount }) => amount > 0 && amount < left)
          .map(({ percent, amount }) => (
            <Button key={percent} size="small" variant="soft" onPress={() => onChoose(amount)}>
              {`${percent} %`}
            </Button>
          ))}
        <Button size="small" variant="soft" onPress={() => onChoose(left)}>
          {t`All`}
        </Button>
      </Inline>
    </div>
  );
}
