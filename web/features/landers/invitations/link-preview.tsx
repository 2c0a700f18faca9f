import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ignore } from '#web/lib/ignore.ts';
import { Card } from '#web/ui/card.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';

interface Preview {
  readonly title: string;
  readonly text: string;
  readonly image: string;
}

/** What messengers read of a page: as a stranger, and without being counted as invited. */
const readPreview = async (path: string, signal: AbortSignal): Promise<Preview> => {
  const answer = await fetch(path, { credentials: 'omit', signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const metaContent = (name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  const image = metaContent('image');
  const { pathname, search } = new URL(image, location.href);
  return {
    title: metaContent('title') || page.title,
    text: metaContent('description'),
    image: image && pathname + search,
  };
};

const usePreview = (path: string): Preview | null => {
  const [read, setRead] = useState<{ path: string; preview: Preview } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    readPreview(path, controller.signal).then(
      (preview) => setRead({ path, preview }),
      // The link is good without it.
      ignore,
    );
    return () => controller.abort();
  }, [path]);
  // Until the next one is there, the last one is better than a hole.
  return read?.preview ?? null;
};

/** The invitation in the chat of whoever gets it: the words, and the card of the page behind them. */
export function LinkPreview({ path }: { path: string }) {
  const t = useTranslations('invitations');
  const locale = useLocale();
  const { settings } = useSite();
  const preview = usePreview(`${path}?lang=${locale}`);
  return (
    <figure className="noscript:hidden">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-semibold">
        {t('preview')}
        <a href={path} target="_blank" rel="noreferrer" className={textLinkClass()}>
          {t('open')}
        </a>
      </figcaption>
      <Card tone="sunken" padding="sm">
        <div className="max-w-90 overflow-hidden rounded-md rounded-bl-sm bg-secondary-soft text-secondary-text">
          <div className="aspect-[1200/630] bg-surface-current">
            {preview?.image && (
              <img
                src={preview.image}
                alt=""
                width={1200}
                height={630}
                className="size-full object-cover"
              />
            )}
          </div>
          <div className="min-h-24 border-b border-line px-4 py-3">
            <p className="line-clamp-2 font-semibold">{preview?.title}</p>
            <p className="line-clamp-2 text-sm">{preview?.text}</p>
          </div>
          <p className="px-4 py-3">{t('words', { site: settings.name })}</p>
        </div>
      </Card>
    </figure>
  );
}
