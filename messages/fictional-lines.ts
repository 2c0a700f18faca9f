import type { Locale } from '#contract/locales.ts';

/** What the site writes as a fictional profile, whoever works there. */
interface FictionalLines {
  /** The profile is retired. */
  readonly retired: string;
}

export const fictionalLines: Readonly<Record<Locale, FictionalLines>> = {
  da: {
    retired:
      'Tak for snakken! Jeg er en fiktiv profil, og min historie slutter her. Du kan stadig læse vores chat.',
  },
  de: {
    retired:
      'Danke fürs Schreiben! Ich bin ein fiktives Profil, und meine Geschichte endet hier. Unseren Chat kannst du weiterhin lesen.',
  },
  en: {
    retired:
      'Thanks for writing! I’m a fictional profile, and my story ends here. You can still read our chat.',
  },
  es: {
    retired:
      '¡Gracias por escribir! Soy un perfil ficticio y mi historia termina aquí. Puedes seguir leyendo nuestro chat.',
  },
  fi: {
    retired:
      'Kiitos viesteistä! Olen fiktiivinen profiili, ja tarinani päättyy tähän. Voit yhä lukea keskustelumme.',
  },
  fr: {
    retired:
      'Merci pour vos messages ! Je suis un profil fictif, et mon histoire s’arrête ici. Notre conversation reste lisible.',
  },
  it: {
    retired:
      'Grazie per i messaggi! Sono un profilo fittizio e la mia storia finisce qui. Puoi sempre rileggere la nostra chat.',
  },
  nl: {
    retired:
      'Bedankt voor je berichten! Ik ben een fictief profiel en mijn verhaal eindigt hier. Je kunt onze chat nog lezen.',
  },
  no: {
    retired:
      'Takk for praten! Jeg er en fiktiv profil, og historien min slutter her. Du kan fortsatt lese chatten vår.',
  },
  pl: {
    retired:
      'Dziękuję za wiadomości! Jestem profilem fikcyjnym i moja historia tu się kończy. Nasz czat możesz nadal czytać.',
  },
  sv: {
    retired:
      'Tack för att du skrev! Jag är en fiktiv profil, och min historia slutar här. Du kan fortfarande läsa vår chatt.',
  },
};
