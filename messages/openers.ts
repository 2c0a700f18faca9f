import type { Locale } from '#contract/locales.ts';
import da from './da/chat.ts';
import de from './de/chat.ts';
import en from './en/chat.ts';
import es from './es/chat.ts';
import fi from './fi/chat.ts';
import fr from './fr/chat.ts';
import it from './it/chat.ts';
import nl from './nl/chat.ts';
import no from './no/chat.ts';
import pl from './pl/chat.ts';
import sv from './sv/chat.ts';

const catalogues = { da, de, en, es, fi, fr, it, nl, no, pl, sv };

/** Of the questions that members may begin with, those that nobody takes for a promise. */
const topics = [
  'smile',
  'music',
  'weekend',
  'stories',
  'hands',
  'world',
  'art',
  'sport',
  'games',
] as const;

const SHOWN = 3;

/** Three questions to go on with, others as a chat goes on. */
export const openersOf = (language: Locale, turn: number): readonly string[] => {
  const first = (turn * SHOWN) % topics.length;
  const { ideas } = catalogues[language].icebreakers;
  return topics.slice(first, first + SHOWN).map((topic) => ideas[topic]);
};
