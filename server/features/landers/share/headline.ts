import { createTranslator } from 'use-intl/core';
import type { Locale } from '#contract/locales.ts';
import type { ShareName } from '#contract/sharing.ts';
import { plainTags } from '#messages/plain.ts';
import type { Site } from '#server/core/index.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Headline {
  readonly plain: string;
  /** Words of one kind after another. */
  readonly runs: readonly { readonly text: string; readonly em: boolean }[];
}

const EM_MARK = '\uE000';

const loadTexts = async (locale: Locale, name: ShareName): Promise<Texts> => {
  const [lander = ''] = name.split('-');
  const file = name === 'site' ? 'public' : `landers/${lander}`;
  const url = new URL(`../../../../messages/${locale}/${file}.ts`, import.meta.url);
  const { default: texts } = (await import(url.href)) as {
    default: { readonly niches?: Texts };
  };
  return texts.niches ?? (texts as Texts);
};

/** What stands in a picture: the promise of the site, or that of a lander's variant. */
export const headlineOf = async (
  { settings }: Site,
  name: ShareName,
  locale: Locale,
): Promise<Headline> => {
  const messages = await loadTexts(locale, name);
  // Which keys there are depends on the file, which no type can tell.
  const t = createTranslator({ locale, messages }) as unknown as {
    has: (key: string) => boolean;
    markup: (key: string, values: object) => string;
  };
  const variantKey = `${name === 'site' ? settings.niche : name.split('-')[1]}.title`;
  // A variant alone needs no name.
  const key = t.has(variantKey) ? variantKey : 'title';
  const values = { ...plainTags, site: settings.name };
  const marked = t.markup(key, { ...values, em: (words: string) => EM_MARK + words + EM_MARK });
  return {
    plain: t.markup(key, values),
    // What is marked stands between two marks, and so at every second place.
    runs: marked.split(EM_MARK).map((text, index) => ({ text, em: index % 2 === 1 })),
  };
};
