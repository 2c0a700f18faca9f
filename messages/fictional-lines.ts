import type { Locale } from '#contract/locales.ts';

/** What the site writes as a fictional profile, whoever works there. */
interface FictionalLines {
  /** The profile is retired. */
  readonly retired: string;
  /** The member asked whether it is real: the answer begins with it. */
  readonly honest: string;
  /** An operator ends the chat. */
  readonly farewell: string;
}

export const fictionalLines: Readonly<Record<Locale, FictionalLines>> = {
  da: {
    retired:
      'Tak for snakken! Jeg er en fiktiv profil, og min historie slutter her. Du kan stadig læse vores chat.',
    honest:
      'Ja, jeg er en fiktiv profil: Sitets medarbejdere skriver for mig, og vi kan ikke mødes. Men jeg vil gerne høre mere.',
    farewell:
      'Tak for snakken, den var dejlig. Her slutter min del af historien. Jeg er en fiktiv profil og ønsker dig alt godt.',
  },
  de: {
    retired:
      'Danke fürs Schreiben! Ich bin ein fiktives Profil, und meine Geschichte endet hier. Unseren Chat kannst du weiterhin lesen.',
    honest:
      'Ja, ich bin ein fiktives Profil: Das Team der Site schreibt für mich, und treffen können wir uns nicht. Erzähl trotzdem gern weiter.',
    farewell:
      'Danke für das schöne Gespräch. Hier endet mein Teil der Geschichte. Ich bin ein fiktives Profil und wünsche dir alles Gute.',
  },
  en: {
    retired:
      'Thanks for writing! I’m a fictional profile, and my story ends here. You can still read our chat.',
    honest:
      'Yes, I’m a fictional profile: the site’s team writes for me, and we can’t ever meet. I’d still like to hear more.',
    farewell:
      'Thank you for the lovely chat. This is where my part of the story ends. I’m a fictional profile, and I wish you all the best.',
  },
  es: {
    retired:
      '¡Gracias por escribir! Soy un perfil ficticio y mi historia termina aquí. Puedes seguir leyendo nuestro chat.',
    honest:
      'Sí, soy un perfil ficticio: el equipo de la web escribe por mí y no podemos vernos. Aun así, cuéntame más.',
    farewell:
      'Gracias por esta bonita conversación. Aquí termina mi parte de la historia. Soy un perfil ficticio y te deseo lo mejor.',
  },
  fi: {
    retired:
      'Kiitos viesteistä! Olen fiktiivinen profiili, ja tarinani päättyy tähän. Voit yhä lukea keskustelumme.',
    honest:
      'Kyllä, olen fiktiivinen profiili: sivuston tiimi kirjoittaa puolestani, emmekä voi tavata. Kuulen silti mielelläni lisää.',
    farewell:
      'Kiitos mukavasta keskustelusta. Minun osuuteni tarinasta päättyy tähän. Olen fiktiivinen profiili ja toivotan sinulle kaikkea hyvää.',
  },
  fr: {
    retired:
      'Merci pour vos messages ! Je suis un profil fictif, et mon histoire s’arrête ici. Notre conversation reste lisible.',
    honest:
      'Oui, je suis un profil fictif : l’équipe du site écrit pour moi, et nous ne pouvons pas nous rencontrer. Racontez-moi quand même la suite.',
    farewell:
      'Merci pour cette belle conversation. Ma part de l’histoire s’arrête ici. Je suis un profil fictif et je vous souhaite le meilleur.',
  },
  it: {
    retired:
      'Grazie per i messaggi! Sono un profilo fittizio e la mia storia finisce qui. Puoi sempre rileggere la nostra chat.',
    honest:
      'Sì, sono un profilo fittizio: lo staff del sito scrive per me e non possiamo incontrarci. Ma raccontami pure il resto.',
    farewell:
      'Grazie per la bella chiacchierata. La mia parte della storia finisce qui. Sono un profilo fittizio e ti auguro ogni bene.',
  },
  nl: {
    retired:
      'Bedankt voor je berichten! Ik ben een fictief profiel en mijn verhaal eindigt hier. Je kunt onze chat nog lezen.',
    honest:
      'Ja, ik ben een fictief profiel: het team van de site schrijft voor mij, en we kunnen niet afspreken. Vertel gerust verder.',
    farewell:
      'Bedankt voor het fijne gesprek. Hier eindigt mijn deel van het verhaal. Ik ben een fictief profiel en wens je het allerbeste.',
  },
  no: {
    retired:
      'Takk for praten! Jeg er en fiktiv profil, og historien min slutter her. Du kan fortsatt lese chatten vår.',
    honest:
      'Ja, jeg er en fiktiv profil: Teamet på nettstedet skriver for meg, og vi kan ikke møtes. Men fortell gjerne mer.',
    farewell:
      'Takk for den fine praten. Her slutter min del av historien. Jeg er en fiktiv profil og ønsker deg alt godt.',
  },
  pl: {
    retired:
      'Dziękuję za wiadomości! Jestem profilem fikcyjnym i moja historia tu się kończy. Nasz czat możesz nadal czytać.',
    honest:
      'Tak, jestem profilem fikcyjnym: pisze za mnie zespół serwisu i nie możemy się spotkać. Ale chętnie przeczytam więcej.',
    farewell:
      'Dziękuję za miłą rozmowę. Moja część historii kończy się tutaj. Jestem profilem fikcyjnym i życzę ci wszystkiego dobrego.',
  },
  sv: {
    retired:
      'Tack för att du skrev! Jag är en fiktiv profil, och min historia slutar här. Du kan fortfarande läsa vår chatt.',
    honest:
      'Ja, jag är en fiktiv profil: sajtens team skriver åt mig, och vi kan inte träffas. Men berätta gärna mer.',
    farewell:
      'Tack för en fin pratstund. Här slutar min del av historien. Jag är en fiktiv profil och önskar dig allt gott.',
  },
};
