/** A notice in the page: offline, a warning, a rule. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { content, notice, open } from './Notice.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface NoticeProps extends CommonProps {
  children: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  title?: ReactNode;
  action?: ReactNode;
  /** Announces the notice when it appears during work, such as on going offline. */
  isLive?: boolean;
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert };
const toneWords = {
  info: 'information',
  positive: 'success',
  caution: 'warning',
  critical: 'error',
} as const;

const isOpenEnded = (title: ReactNode) => typeof title === 'string' && !/[.!?:…።፣]$/u.test(title);

/** For a message that stays until its cause is gone; otherwise use a toast. */
export function Notice({ children, tone = 'info', title, action, isLive, ...rest }: NoticeProps) {
  const strings = useKitStrings();
  const Icon = icons[tone];
  const liveRole = tone === 'critical' ? 'alert' : 'status';
  return (
    <div
      {...rootProps(rest)}
      className={notice}
      data-tone={tone}
      role={isLive ? liveRole : undefined}
    >
      <Icon aria-hidden />
      <div className={content}>
        <span className={visuallyHidden}>{`${strings[toneWords[tone]]}: `}</span>
        {title && <strong className={isOpenEnded(title) ? open : undefined}>{title} </strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
