/** The look of buttons and of links that look like them: tone, variant and size. */
export interface ButtonLook {
  /** What pressing means: the view's main act, an ordinary one, or one that destroys. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'critical';
  /** How loud: one solid button a view. @default 'solid' */
  variant?: 'solid' | 'soft' | 'quiet';
  /** @default 'standard' */
  size?: 'small' | 'standard';
  /** As wide as its container. */
  fullWidth?: boolean;
}

export const lookData = ({
  tone = 'brand',
  variant = 'solid',
  size = 'standard',
  fullWidth,
}: ButtonLook) => ({
  'data-tone': tone,
  'data-variant': variant,
  'data-size': size,
  'data-full-width': fullWidth || undefined,
});
