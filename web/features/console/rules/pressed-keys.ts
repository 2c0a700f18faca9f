/** A pressed key, as far as it matters here. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The keys that were pressed, as actions name them: `a`, `?`, `ctrl k`; null for what is no shortcut. */
export const pressedKeys = ({ key, ctrlKey, metaKey, altKey }: PressedKey): string | null => {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return null;
  const name = key === ' ' ? 'space' : key.toLowerCase();
  return ctrlKey || metaKey ? `ctrl ${name}` : name;
};

/** What is pressed so far: a key that begins others waits for the one after it. */
export const nextKeys = (
  begun: string | null,
  pressed: string,
  known: readonly string[],
): { readonly keys: string; readonly isBegun: boolean } => {
  const both = begun === null ? pressed : `${begun} ${pressed}`;
  const keys = known.includes(both) ? both : pressed;
  const isBegun = !known.includes(keys) && known.some((name) => name.startsWith(`${keys} `));
  return { keys, isBegun };
};
