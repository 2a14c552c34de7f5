/** The steps of adding the app to the home screen, with their icons. */
import { EllipsisVertical, Globe, House, type LucideIcon, Share, SquarePlus } from 'lucide-react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { sign, step, steps } from './AddToHomeScreenNotice.css.ts';

export type SteppedDevice = 'ios' | 'android' | 'in-app';

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

export function InstallSteps({ device, appName }: { device: SteppedDevice; appName: string }) {
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
