/** A pressed key, as far as it matters here. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The keys that were pressed, as actions name them: `a`, `?`, `shift x`, `ctrl k`; null for what is
 * no shortcut. Of marks such as `?` nobody cares how they are typed.
 */
export const pressedKeys = (event: PressedKey): string | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return null;
  const name = key === ' ' ? 'space' : key.toLowerCase();
  if (ctrlKey || metaKey) return `ctrl ${name}`;
  return shiftKey && /^[a-z]$/.test(name) ? `shift ${name}` : name;
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
