import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useTranslations } from 'use-intl';

const dots = ['', '[animation-delay:200ms] opacity-70', '[animation-delay:400ms] opacity-40'];

/** The other one is writing. */
export function TypingBubble({ name }: { name: string }) {
  const t = useTranslations('chat');
  return (
    <div className="px-4 pt-1 md:px-8">
      <div className="mx-auto max-w-192">
        <p className="inline-flex gap-1.5 rounded-bubble rounded-bl-[6px] bg-bubble-theirs px-4.5 py-4">
          <VisuallyHidden>
            {name} {t('header.typing')}
          </VisuallyHidden>
          {dots.map((look) => (
            <span
              key={look}
              aria-hidden
              className={`size-2 animate-breathe rounded-pill bg-text-muted ${look}`}
            />
          ))}
        </p>
      </div>
    </div>
  );
}
