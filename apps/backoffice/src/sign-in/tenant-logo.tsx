/** The tenant's logo, loaded only if one is set. D13 */
import { Thumbnail } from '@digis/ui';
import { imageSource } from '../api/client.ts';

export interface TenantLogoProps {
  readonly path: string;
}

export function TenantLogo({ path }: TenantLogoProps) {
  return <Thumbnail src={imageSource(path)} alt="" size="small" />;
}
