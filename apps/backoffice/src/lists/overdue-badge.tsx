/** Shows how many days ago an unpaid event took place. D131 */
import { Badge } from '@digis/ui';
import { Plural } from '@lingui/react/macro';

export function OverdueBadge({ days }: { readonly days: number }) {
  return (
    <Badge tone="critical">
      <Plural value={days} one="# day overdue" other="# days overdue" />
    </Badge>
  );
}
