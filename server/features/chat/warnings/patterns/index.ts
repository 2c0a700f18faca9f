import type { Locale } from '#contract/locales.ts';
import type { Lexicon, Patterns } from '../rules.ts';
import { buildLexicon } from '../rules.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { disguisedNames, shared } from './shared.ts';
import { sv } from './sv.ts';

const patterns: Readonly<Record<Locale, Patterns>> = { da, de, en, es, fi, fr, it, nl, no, pl, sv };

/** All languages at once: nobody says in which one they write. */
export const lexicon: Lexicon = buildLexicon(patterns, shared);

export const messengerNames: ReadonlySet<string> = new Set(disguisedNames);
