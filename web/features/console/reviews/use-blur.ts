import { useDeviceChoice } from '#web/lib/device-storage.ts';

/** How much of a picture is seen before one wants to see it. */
export const blurs = ['strong', 'light', 'grey'] as const;

export type Blur = (typeof blurs)[number];

const isBlur = (value: string | undefined): value is Blur =>
  (blurs as readonly (string | undefined)[]).includes(value);

/** The blur that somebody chose on this device; as strong as can be until they did. */
export const useBlur = (): [blur: Blur, choose: (blur: Blur) => void] => {
  const [value, choose] = useDeviceChoice('console-blur');
  return [isBlur(value) ? value : 'strong', choose];
};
