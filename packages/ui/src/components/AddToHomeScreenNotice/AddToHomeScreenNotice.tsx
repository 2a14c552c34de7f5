/** Asks the user to add the app to a phone's home screen, with the steps for its browser. */
import { useState, useEffect } from 'react';
import { EllipsisVertical, Globe, House, type LucideIcon, Share, SquarePlus } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type HomeScreenDevice, thisDevice } from './home-screen-device.ts';
import type { CommonProps } from '../private/common-props.ts';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { sign, step, steps } from './AddToHomeScreenNotice.css.ts';

type SteppedDevice = 'ios' | 'android' | 'in-app';

type Step = readonly [icon: LucideIcon, words: string];

const stepsOf = (app: string, strings: KitStrings): Record<SteppedDevice, readonly Step[]> => ({
  ios: [
    [Share, strings.installIosShare],
    [SquarePlus, strings.installIosAdd],
    [House, strings.installOpen(app)],
  ],
  android: [
    [EllipsisVertical, strings.installAndroidMenu],
    [SquarePlus, strings.installAndroidAdd],
    [House, strings.installOpen(app)],
  ],
  'in-app': [
    [EllipsisVertical, strings.installInAppMenu],
    [Globe, strings.installInAppBrowser],
  ],
});

function InstallSteps({ device, appName }: { device: SteppedDevice; appName: string }) {
  const strings = useKitStrings();
  return (
    <ol className={steps}>
      {stepsOf(appName, strings)[device].map(([Icon, words]) => (
        <li key={words} className={step}>
          <span className={sign}>
            <Icon aria-hidden />
          </span>
          {words}
        </li>
      ))}
    </ol>
  );
}

interface InstallPrompt extends Event {
  prompt(): void;
}

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/** Null where the browser offers no install prompt. */
function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const handleOffer = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    globalThis.addEventListener('beforeinstallprompt', handleOffer);
    return () => globalThis.removeEventListener('beforeinstallprompt', handleOffer);
  }, []);
  if (!offer) return null;
  return () => {
    setOffer(null);
    offer.prompt();
  };
}

export interface AddToHomeScreenNoticeProps extends CommonProps {
  /** Name under the app's icon. */
  appName: string;
  /**
   * `blocking` covers the app until it is installed; `banner` can be dismissed.
   * @default 'blocking'
   */
  mode?: 'blocking' | 'banner';
  /** @default detected from the browser */
  device?: HomeScreenDevice;
  /** Called when the user dismisses the banner; the app may store that, to hide it in future. */
  onClose?: () => void;
  /** @deprecated Use `onClose`. */
  onDismiss?: () => void;
}

const hasSteps = (device: HomeScreenDevice): device is SteppedDevice =>
  device !== 'installed' && device !== 'other';

/** Renders nothing on a desktop, in tests, or once installed. */
export function AddToHomeScreenNotice(props: AddToHomeScreenNoticeProps) {
  const { appName, mode = 'blocking', device = thisDevice(), id, data } = props;
  const strings = useKitStrings();
  const install = useInstallPrompt();
  const [isPutOff, setIsPutOff] = useState(false);
  if (!hasSteps(device) || isPutOff) return null;

  const title = strings.addToHomeScreen(appName);
  const content = (
    <Stack>
      <Text>{strings.addToHomeScreenWhy}</Text>
      <InstallSteps {...{ device, appName }} />
    </Stack>
  );
  const installButton = install && <Button onPress={install}>{strings.install}</Button>;

  function putOff() {
    setIsPutOff(true);
    (props.onClose ?? props.onDismiss)?.();
  }

  if (mode === 'blocking') {
    return (
      <Dialog
        {...{ id, data }}
        isOpen
        isDismissable={false}
        size="small"
        title={title}
        onOpenChange={() => undefined}
        footer={installButton}
      >
        {content}
      </Dialog>
    );
  }
  return (
    <Card title={title} {...{ id, data }}>
      {content}
      <Inline justify="end">
        <Button variant="soft" tone="neutral" onPress={putOff}>
          {strings.notNow}
        </Button>
        {installButton}
      </Inline>
    </Card>
  );
}
