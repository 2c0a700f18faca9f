import { useTranslations } from 'use-intl';

/** How keys are written on them. */
const written: Readonly<Record<string, string>> = {
  enter: '↵',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
};

/** The keys that do something, printed where they work. */
export function Keys({ children }: { children: string }) {
  const t = useTranslations('console.keys');
  const toCap = (key: string) =>
    key === 'ctrl' || key === 'shift' ? t(key) : (written[key] ?? key.toUpperCase());
  return (
    <span className="c-keys" aria-hidden>
      {children.split(' ').map((key) => (
        <kbd key={key}>{toCap(key)}</kbd>
      ))}
    </span>
  );
}
