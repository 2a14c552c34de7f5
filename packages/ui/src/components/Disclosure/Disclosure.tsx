/** A title that shows and hides the content below it. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import {
  arrow,
  disclosure,
  end as endStyle,
  head,
  panel,
  trigger,
  words,
} from './Disclosure.css.ts';

export interface DisclosureProps extends CommonProps {
  title: string;
  children: ReactNode;
  /** Shown beside the title even when closed: a sum, a badge, a button. */
  end?: ReactNode;
  /** Controlled. Leave it out in a `DisclosureGroup`. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  /**
   * Renders the content at the first opening; for fields, keep their values in state. By default
   * browsers find closed content and forms submit its fields.
   * @default false
   */
  isLazy?: boolean;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** For content few users need; for parts of equal weight use `Tabs`. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, end, headingLevel = 3, isLazy = false, id, data, ...rest } = props;
  return (
    <div {...rootProps({ id, data })} className={disclosure}>
      <AriaDisclosure {...rest} id={id}>
        {({ isExpanded }) => (
          <>
            <div className={head}>
              <Heading level={headingLevel} className={words}>
                <Button slot="trigger" className={trigger}>
                  <ChevronRight aria-hidden className={arrow} />
                  {title}
                </Button>
              </Heading>
              {end && <div className={endStyle}>{end}</div>}
            </div>
            <DisclosurePanel className={panel}>
              <OnceOpened isOpen={isExpanded || !isLazy}>{children}</OnceOpened>
            </DisclosurePanel>
          </>
        )}
      </AriaDisclosure>
    </div>
  );
}

function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && children;
}
