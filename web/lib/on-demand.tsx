import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { LazyTextsName } from '#messages/lazy-texts.ts';
import { LoadedTexts } from './lazy-texts.tsx';
import { loadTexts } from './messages.ts';

interface Loaded<Props> {
  readonly Part: ComponentType<Props>;
  readonly texts: object;
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
  // In one language, like the document; on the server nothing is ever loaded.
  let kept: Loaded<Props> | undefined;

  return function OnDemand({ fallback, ...props }) {
    const locale = useLocale();
    const [loaded, setLoaded] = useState(kept);
    useEffect(() => {
      if (kept) return;
      Promise.all([load(), loadTexts(of, locale)]).then(
        ([Part, texts]) => {
          kept = { Part, texts };
          setLoaded(kept);
        },
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [locale]);
    if (!loaded) return fallback;
    const { Part, texts } = loaded;
    return (
      <LoadedTexts of={of} texts={texts}>
        <Part {...(props as unknown as Props)} />
      </LoadedTexts>
    );
  };
};
