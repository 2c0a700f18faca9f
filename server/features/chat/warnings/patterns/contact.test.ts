import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { detectWarning } from '../index.ts';

const examples: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'I am hardly ever here, text me on WhatsApp.',
    'Do you have Telegram?',
    'My insta is example_b, come and say hi',
    'Can I have your number?',
    'my first name at gmail dot com',
  ],
  de: [
    'Ich bin selten hier, schreib mir lieber auf Telegram.',
    'Hast du WhatsApp?',
    'Mein Insta: example_b',
    'Gibst du mir deine Handynummer?',
    'anna ät post punkt example',
  ],
  nl: [
    'Ik ben hier bijna nooit, app me op WhatsApp.',
    'Heb je Telegram?',
    'Mijn insta is example_b',
    'Mag ik je telefoonnummer?',
    'anna apenstaartje post punt example',
  ],
  fr: [
    'Je suis rarement ici, écris-moi sur WhatsApp.',
    'Tu as Telegram ?',
    'Mon insta, c’est example_b',
    'Donne-moi ton numéro, ce sera plus simple.',
    'anna arobase poste point example',
  ],
  es: [
    'Casi no entro aquí, escríbeme por WhatsApp.',
    '¿Tienes Telegram?',
    'Mi insta es example_b',
    '¿Me das tu número de teléfono?',
    'anna arroba correo punto example',
  ],
  it: [
    'Qui non ci sono mai, scrivimi su WhatsApp.',
    'Hai Telegram?',
    'Il mio insta è example_b',
    'Mi dai il tuo numero?',
    'anna chiocciola posta punto example',
  ],
  pl: [
    'Rzadko tu bywam, napisz do mnie na WhatsAppie.',
    'Masz Telegrama?',
    'Mój insta to example_b',
    'Podaj mi swój numer telefonu.',
    'anna małpa poczta kropka example',
  ],
  da: [
    'Jeg er her næsten aldrig, skriv til mig på WhatsApp.',
    'Har du Telegram?',
    'Min insta er example_b',
    'Må jeg få dit telefonnummer?',
    'anna snabel-a post punktum example',
  ],
  fi: [
    'Olen täällä harvoin, laita viestiä WhatsAppissa.',
    'Onko sinulla Telegramia?',
    'Mun insta on example_b',
    'Saisinko puhelinnumerosi?',
    'anna ät posti piste example',
  ],
  no: [
    'Jeg er nesten aldri her, skriv til meg på WhatsApp.',
    'Har du Telegram?',
    'Min insta er example_b',
    'Kan jeg få nummeret ditt?',
    'anna krøllalfa post punktum example',
  ],
  sv: [
    'Jag är nästan aldrig här, skriv till mig på WhatsApp.',
    'Har du Telegram?',
    'Min insta är example_b',
    'Kan jag få ditt nummer?',
    'anna snabel-a post punkt example',
  ],
};

describe.each(Object.entries(examples))('calls away in %s', (_, texts) => {
  it.each(texts)('[CHAT-10] warns of “%s”', (text) => expect(detectWarning(text)).toBe('contact'));
});
