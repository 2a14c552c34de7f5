/** Breadcrumbs: the pages above the current one, as links. */
import { ChevronRight } from 'lucide-react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import { link } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { arrow, crumb, list, step } from './Breadcrumbs.css.ts';

export interface Crumb {
  readonly label: string;
  /** Unset for the current page, the last. */
  readonly href?: string;
}

export interface BreadcrumbsProps extends CommonProps {
  items: readonly Crumb[];
  /** Landmark name, where a page has two. @default 'Path of this page' */
  'aria-label'?: string;
}

/** For pages three or more levels deep; a phone shows only the parent. */
export function Breadcrumbs({ items, id, data, ...rest }: BreadcrumbsProps) {
  const strings = useKitStrings();
  return (
    <nav {...rootProps({ id, data })} aria-label={rest['aria-label'] ?? strings.breadcrumbs}>
      <AriaBreadcrumbs className={list}>
        {items.map(({ label, href }, index) => (
          <Breadcrumb key={index} id={index} className={crumb}>
            <ChevronRight aria-hidden className={arrow} />
            <Link href={href} className={href === undefined ? step : `${link} ${step}`}>
              {label}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
