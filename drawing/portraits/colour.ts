const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mix = (from: string, to: string, share: number): string => {
  const ends = channels(to);
  return toHex(channels(from).map((value, at) => value + ((ends[at] ?? value) - value) * share));
};

export const darker = (colour: string, share: number): string => mix(colour, '#1a0f1c', share);

export const lighter = (colour: string, share: number): string => mix(colour, '#fff3e0', share);
