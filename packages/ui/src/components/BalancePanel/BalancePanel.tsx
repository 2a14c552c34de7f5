/** Sums that are hidden until the user shows them, and hidden again after a while. */
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, ToggleButton } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { link as linkText, visuallyHidden } from '../../styles/text.css.ts';
import { Birr } from '../Birr/Birr.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { affixButton } from '../private/field/control.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  amount as amountStyle,
  head,
  heading,
  hint,
  panel,
  sum,
  sums,
  term,
  unfold,
} from './BalancePanel.css.ts';
import { type MaskSettings, useMask } from './use-mask.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

type Sum =
  | { readonly value: number; readonly amount?: undefined }
  | {
      readonly value?: undefined;
      /** @deprecated Use `value`. */
      readonly amount: number;
    };

interface BalanceSettings {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** Parts of the sum, in birr; hidden together with the sum. */
  readonly parts?: readonly ({ readonly label: string } & Sum)[];
  /** The list behind the sum; makes the label a link. */
  readonly href?: string;
}

export type Balance = BalanceSettings & Sum;

export interface BalancePanelProps extends MaskSettings, CommonProps {
  items: readonly Balance[];
  title: string;
  /** Shows the labels without the sums. */
  isLoading?: boolean;
  hasFailed?: boolean;
  onRetry?: () => void;
  /**
   * `line` is one line above a list; on a phone it shows the first sum and unfolds.
   * @default 'sheet'
   */
  layout?: 'sheet' | 'line';
}

/** Has a constant length, so that it does not reveal the size of the sum. */
const MASK = '*****';

// D86
/** For sums that bystanders should not read. For other sums use `StatCard`. */
export function BalancePanel(props: BalancePanelProps) {
  const { items, title, isLoading, hasFailed, onRetry, layout = 'sheet' } = props;
  const strings = useKitStrings();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLine = layout === 'line';
  const [isMasked, setIsMasked] = useMask(props);
  const sumOf = (sum: Sum) => {
    if (isMasked) return <Mask />;
    if (isLoading) return <Skeleton count={1} />;
    return <Birr value={sum.value === undefined ? sum.amount : sum.value} />;
  };

  return (
    <section
      {...rootProps(props)}
      className={panel}
      aria-label={title}
      data-masked={isMasked || undefined}
      data-layout={layout}
      data-unfolded={isUnfolded || undefined}
    >
      <div className={head}>
        {!isLine && <span className={heading}>{title}</span>}
        {isLine && (
          <ToggleButton
            className={`${affixButton} ${unfold}`}
            aria-label={strings.moreAbout(title)}
            isSelected={isUnfolded}
            onChange={setUnfolded}
          >
            <ChevronDown aria-hidden />
          </ToggleButton>
        )}
        <ToggleButton
          className={affixButton}
          aria-label={strings.showBalances}
          isSelected={!isMasked}
          onChange={(isShown) => setIsMasked(!isShown)}
        >
          {isMasked ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </ToggleButton>
      </div>
      {hasFailed ? (
        <EmptyState variant="error" onRetry={onRetry} />
      ) : (
        <dl className={sums}>
          {items.map((item) => (
            <BalanceItem key={item.id} {...{ item, sumOf, isMasked }} />
          ))}
        </dl>
      )}
    </section>
  );
}

interface BalanceItemProps {
  item: Balance;
  sumOf: (sum: Sum) => ReactNode;
  isMasked: boolean;
}

function BalanceItem({ item, sumOf, isMasked }: BalanceItemProps) {
  const { label, href, tone, parts, hint: words } = item;
  return (
    <div className={sum}>
      <dt className={term}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={linkText}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={amountStyle} data-tone={isMasked ? undefined : tone}>
        {sumOf(item)}
      </dd>
      {(words ?? parts) && (
        <dd className={hint}>
          {words}
          {words && parts && ' · '}
          {parts?.map((part, index) => (
            <Fragment key={part.label}>
              {index > 0 && ' · '}
              {part.label} {sumOf(part)}
            </Fragment>
          ))}
        </dd>
      )}
    </div>
  );
}

function Mask() {
  const strings = useKitStrings();
  return (
    <>
      <span aria-hidden>{MASK}</span>
      <span className={visuallyHidden}>{strings.amountHidden}</span>
    </>
  );
}
