import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Digis:hana?secret=JBSWY3DPEHPK3PXP&issuer=Digis',
    label: 'Code for the app on your phone',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It has a quiet edge around it, without which a camera finds nothing. */
export const IsAPictureWithAName: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Code for the app on your phone' })).toBeVisible(),
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'በስልክዎ ላለው መተግበሪያ ኮድ' },
};
