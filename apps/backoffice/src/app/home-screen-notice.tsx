/** Asks for the app to be put on the phone's home screen, where the tenant wants it so. */
import { AddToHomeScreenNotice } from '@digis/ui';

export function HomeScreenNotice({ appName }: { readonly appName: string }) {
  return <AddToHomeScreenNotice appName={appName} />;
}
