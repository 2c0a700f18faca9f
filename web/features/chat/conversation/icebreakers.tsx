import { useTranslations } from 'use-intl';
import type { OpenChat } from '#contract/chat/views.ts';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { icebreakersFor } from './rules/icebreakers.ts';

/** For a chat without a word yet: a tap fills the composer, and sends nothing. */
export function Icebreakers({ open, onPick }: { open: OpenChat; onPick: (text: string) => void }) {
  const t = useTranslations('chat.icebreakers');
  return (
    <section className="mx-auto grid max-w-120 justify-items-center px-4 py-6 text-center">
      <TwoCups className="max-h-32" />
      <h3 className="mt-3 display-sm">{t('title')}</h3>
      <p className="mt-1 mb-5 text-balance text-text-muted">{t('text')}</p>
      <ul className="grid w-full gap-2">
        {icebreakersFor(open.shared_interests, open.profile.photo !== null).map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onPick(t(`ideas.${idea}`))}
              className="min-h-12 w-full rounded-bubble border-[1.5px] border-line-control bg-surface-raised px-5 py-3 text-left hover:bg-primary-soft hover:text-on-primary-soft"
            >
              {t(`ideas.${idea}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
