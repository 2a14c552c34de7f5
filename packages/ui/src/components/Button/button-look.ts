export interface ButtonLook {
  /**
   * The view's main action, an ordinary one, or a destructive one.
   * @default 'brand'
   */
  tone?: 'brand' | 'neutral' | 'critical';
  /** Use one `solid` button in a view. @default 'solid' */
  variant?: 'solid' | 'soft' | 'quiet';
  /** @default 'standard' */
  size?: 'small' | 'standard';
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
