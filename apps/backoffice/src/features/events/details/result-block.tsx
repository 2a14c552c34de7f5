/** An event's income, costs and profit, for users who may see balances. D129 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Card, DescriptionList, EmptyState, LinkButton, Skeleton } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '#auth/user.tsx';
import { categoryWords } from '#money/costs/cost-words.ts';
import { useAccount } from '../event-data.ts';
import type { EventBlockProps } from './event-block.ts';

export function ResultBlock({ event, isOnlyRead }: EventBlockProps) {
  const { t } = useLingui();
  const can = useCan();
  const { data, error, retry } = useAccount(event.id);
  if (isOnlyRead || !can('Cashbook View Balance') || !can('View Events')) return null;
  const result = data?.result;
  if (data && !result) return null;
  const hasTagged = result?.costs.some(({ kind }) => kind === 'tagged') ?? false;
  return (
    <Card
      title={t`Result`}
      action={
        hasTagged &&
        can('Cashbook View Records') && (
          <LinkButton
            size="small"
            variant="quiet"
            href={`/cashbook?tab=book&costOf=${event.id}${branchOf(event)}`}
          >
            <Trans>Entries</Trans>
          </LinkButton>
        )
      }
    >
      {result && <Result result={result} />}
      {!data && !error && <Skeleton shape="text" count={4} label={t`Loading`} />}
      {!data && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </Card>
  );
}

const branchOf = ({ branch }: Schemas['Event']) => `&branch=${branch.id}`;

function Result({ result }: { readonly result: Schemas['EventResult'] }) {
  const { t, i18n } = useLingui();
  const { net, costs, profit, margin } = result;
  const labelOf = ({ kind, category = 'other' }: Schemas['Cost']) => {
    if (kind === 'wages') return t`Staff`;
    return kind === 'vendors' ? t`Vendors` : i18n._(categoryWords[category]);
  };
  return (
    <DescriptionList
      layout="rows"
      items={[
        { label: t`Agreed`, value: <Birr value={net} /> },
        ...costs.map((cost) => ({
          label: labelOf(cost),
          value: <Birr value={-cost.amount} />,
        })),
        {
          label: <strong>{margin === undefined ? t`Profit` : t`Profit, ${margin} %`}</strong>,
          value: (
            <strong>
              <Birr value={profit} />
            </strong>
          ),
        },
      ]}
    />
  );
}
