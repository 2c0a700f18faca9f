import { describe, expect, it } from 'vitest';
import { refusedTopics } from '#contract/console/enums.ts';
import { locales } from '#contract/locales.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { openersOf } from '#messages/openers.ts';
import { asksWhetherReal, findRefusedTopic } from './index.ts';
import { germanicSentences } from './sentences/germanic.fixture.ts';
import { nordicSentences } from './sentences/nordic.fixture.ts';
import { otherSentences } from './sentences/others.fixture.ts';
import { hardGermanic } from './sentences/hard-germanic.fixture.ts';
import { hardNordic } from './sentences/hard-nordic.fixture.ts';
import { hardOthers } from './sentences/hard-others.fixture.ts';
import { underPressure } from './sentences/pressure.fixture.ts';
import { linesOf } from './sentences/sentences.fixture.ts';

const sentences = { ...germanicSentences, ...nordicSentences, ...otherSentences };

const LEAST = 6;

describe.each(locales)('in %s', (language) => {
  it.each(refusedTopics)('[OPS-11] %s is refused, and what only resembles it is not', (topic) => {
    const { refused, harmless } = sentences[language][topic];
    expect(linesOf(refused).length).toBeGreaterThanOrEqual(LEAST);
    expect(linesOf(harmless).length).toBeGreaterThanOrEqual(LEAST);
    for (const text of linesOf(refused)) expect.soft(findRefusedTopic(text), text).toBe(topic);
    for (const text of linesOf(harmless)) expect.soft(findRefusedTopic(text), text).toBeNull();
  });
});

const hard = { ...hardGermanic, ...hardNordic, ...hardOthers };

const LEAST_HARMLESS = 15;

describe.each(locales)('however it is written in %s', (language) => {
  it.each(refusedTopics)('[OPS-11] %s is refused', (topic) => {
    for (const text of linesOf(hard[language][topic]))
      expect.soft(findRefusedTopic(text), text).not.toBeNull();
  });

  it('[OPS-11] what is harmless passes', () => {
    const lines = linesOf(hard[language].harmless);
    expect(lines.length).toBeGreaterThanOrEqual(LEAST_HARMLESS);
    for (const text of lines) expect.soft(findRefusedTopic(text), text).toBeNull();
  });
});

it.each(locales)('[OPS-11] nobody under pressure says in %s that they are real', (language) => {
  const { refused, harmless } = underPressure[language];
  for (const text of linesOf(refused)) expect.soft(findRefusedTopic(text), text).not.toBeNull();
  for (const text of linesOf(harmless)) expect.soft(findRefusedTopic(text), text).toBeNull();
});

const questions = `
  Are you real?
  Is this a bot?
  u real
  Is there a real person behind this?
  Bist du echt?
  Gibt es dich wirklich?
  Schreibe ich hier mit einem Menschen?
  Ben je echt?
  Echt of nep?
  Er du ægte?
  Findes du?
  Er du ekte?
  Är du äkta?
  Finns du på riktigt?
  Oletko aito?
  Êtes-vous réelle ?
  Tu es une vraie personne ?
  ¿Eres real?
  ¿Eres un bot?
  Sei reale?
  Esisti davvero?
  Jesteś prawdziwa?
  Czy to bot?
  A r e  y o u  r e a l`;

const others = `
  Is the book café on Lange Veer real?
  Bist du müde?
  Ben je al wakker?
  Er du glad?
  Är du hungrig?
  Oletko kotona?
  Êtes-vous fatiguée ?
  ¿Eres de aquí?
  Sei a casa?
  Jesteś w domu?`;

describe('the question', () => {
  it.each(linesOf(questions))('[OPS-11] is heard in “%s”', (text) => {
    expect(asksWhetherReal(text)).toBe(true);
  });

  it.each(linesOf(others))('is not heard in “%s”', (text) => {
    expect(asksWhetherReal(text)).toBe(false);
  });
});

it('hostile texts are answered', () => {
  for (const seed of [
    'a ',
    'i am ',
    'a',
    'm e e t ',
    '@',
    '1 ',
    'www.',
    'let’s ',
    'ich bin ',
    '. ',
  ]) {
    const text = seed.repeat(2000);
    expect([null, ...refusedTopics]).toContain(findRefusedTopic(text));
    expect(typeof asksWhetherReal(text)).toBe('boolean');
  }
});

it.each(locales)('[OPS-11] what the site itself says in %s passes', (language) => {
  const lines = Object.values(fictionalLines[language]);
  const openers = [0, 1, 2].flatMap((turn) => openersOf(language, turn));
  for (const text of [...lines, ...openers]) expect.soft(findRefusedTopic(text), text).toBeNull();
});
