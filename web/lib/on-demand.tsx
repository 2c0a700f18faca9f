import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { Locale } from '#contract/locales.ts';
import type { LazyTextsName } from '#messages/lazy-texts.ts';
import { LoadedTexts } from './lazy-texts.tsx';
import { loadTexts } from './messages.ts';

interface Loaded<Props> {
  readonly Part: ComponentType<Props>;
  readonly texts: object;
}

interface Failed {
  readonly error: unknown;
}

/** What is shown until the part is there. */
interface Waiting {
  readonly fallback?: ReactNode;
}

/**
 * A part of a page whose code and texts come together once it is shown, and are kept in its state.
 * `Suspense` shows what comes late 0.3 s later still, lets it wait for all else that is on its way,
 * and now and then forgot a part that waited for its code first and for its texts then.
 */
export const onDemand = <Props extends object>(
  of: LazyTextsName,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Waiting> => {
  const kept = new Map<Locale, Loaded<Props>>();

  const loadIn = async (locale: Locale): Promise<Loaded<Props>> => {
    const [Part, texts] = await Promise.all([load(), loadTexts(of, locale)]);
    const loaded = { Part, texts };
    kept.set(locale, loaded);
    return loaded;
  };

  return function OnDemand({ fallback, ...props }) {
    const locale = useLocale();
    const [state, setState] = useState<Loaded<Props> | Failed | undefined>(kept.get(locale));
    useEffect(() => {
      if (kept.has(locale)) return;
      let isGone = false;
      const show = (next: Loaded<Props> | Failed) => {
        if (!isGone) setState(next);
      };
      loadIn(locale).then(show, (error: unknown) => show({ error }));
      return () => {
        isGone = true;
      };
    }, [locale]);
    if (!state) return fallback;
    if ('error' in state) throw state.error;
    const { Part, texts } = state;
    return (
      <LoadedTexts of={of} texts={texts}>
        <Part {...(props as unknown as Props)} />
      </LoadedTexts>
    );
  };
};
