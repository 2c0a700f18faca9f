const startsWith = (label: string, letter: string) =>
  label.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());

/** Which of a menu's entries a key leads to; -1 as `current` is none yet. `null` for other keys. */
export function entryForKey(key: string, labels: readonly string[], current: number) {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return null;
      const after = labels.findIndex((label, at) => at > current && startsWith(label, key));
      const found = after === -1 ? labels.findIndex((label) => startsWith(label, key)) : after;
      return found === -1 ? null : found;
    }
  }
}
