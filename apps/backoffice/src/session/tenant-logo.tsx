/** The tenant's picture over the sign-in; loaded only where there is one. SPEC: D13 */
import { Thumbnail } from '@digis/ui';
import { imageSource } from '../images/image-source.ts';

export function TenantLogo({ path }: { readonly path: string }) {
  return <Thumbnail src={imageSource(path)} alt="" size="small" />;
}
