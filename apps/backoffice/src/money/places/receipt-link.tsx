import { Link } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

export const ReceiptLink = ({ address }: { readonly address: string }) => (
  <Link href={address} target="_blank">
    <Trans>Open the receipt at the bank</Trans>
  </Link>
);
