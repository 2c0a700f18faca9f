import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'En advarsel om kontoen din på {site}',
    remove_message: 'Vi har fjernet en av meldingene dine',
    remove_photo: 'Vi har fjernet et av bildene dine',
    remove_about: 'Vi har fjernet profilteksten din',
    suspend: 'Kontoen din er suspendert til {until}',
    ban: 'Kontoen din er stengt',
    reversed: 'Vi har omgjort avgjørelsen vår {reference}',
    upheld: 'Klagen din på avgjørelsen {reference}',
  },
  measures: {
    warn: 'Dette er en advarsel. Du kan fortsatt bruke kontoen din.',
    remove_message:
      'Vi har fjernet en melding du har skrevet. Den du skrev til, kan heller ikke se den lenger.',
    remove_photo: 'Vi har fjernet et bilde fra profilen din. Andre kan ikke se det lenger.',
    remove_about: 'Vi har fjernet det du har skrevet om deg selv. Du kan skrive noe nytt.',
    suspend:
      'Vi har suspendert kontoen din til {until}. Inntil da kan du ikke logge inn, og ingen kan se profilen din. Etterpå blir alt som før.',
    ban: 'Vi har stengt kontoen din for godt. Du kan ikke logge inn lenger, og ingen kan se profilen din.',
  },
  grounds: {
    money:
      'Etter vilkårene våre er det ikke tillatt å be medlemmer om penger, reklamere eller selge varer eller tjenester (punkt 6).',
    harassment:
      'Etter vilkårene våre er trusler, trakassering, hat og diskriminering ikke tillatt (punkt 6).',
    impersonation:
      'Etter vilkårene våre er det ikke tillatt å utgi seg for å være en annen eller bruke bilder som ikke viser en selv (punkt 6).',
    privacy:
      'Etter vilkårene våre er det ikke tillatt å dele bilder av eller opplysninger om andre uten at de har samtykket (punkt 6).',
    unlawful: 'Dette er i strid med loven og heller ikke tillatt etter vilkårene våre (punkt 6).',
    misuse:
      'Etter vilkårene våre er det ikke tillatt å samle inn data om medlemmer, bruke boter eller omgå grenser, priser eller blokkeringer (punkt 6).',
    underage: 'Du må ha fylt 18 år for å bruke {site} (punkt 2 i vilkårene våre).',
  },
  sources: {
    report:
      'Vi ble oppmerksomme på dette gjennom en rapport. Et menneske har sett på saken og tatt denne avgjørelsen, ikke programvare.',
    complaint:
      'Vi ble oppmerksomme på dette gjennom en klage. Et menneske har sett på saken og tatt denne avgjørelsen, ikke programvare.',
    review:
      'En moderator ble oppmerksom på dette under kontroll av bilder. Et menneske har tatt denne avgjørelsen, ikke programvare.',
    moderator:
      'En moderator ble selv oppmerksom på dette. Et menneske har tatt denne avgjørelsen, ikke programvare.',
    hold: 'Programvaren vår holdt meldingen din tilbake for kontroll fordi den lignet kjent svindel. Et menneske har sett på saken og tatt denne avgjørelsen, ikke programvare.',
  },
  redress:
    'Hvis du ikke er enig, kan du klage gratis til {appealUntil}. En person som ikke har vært med på denne avgjørelsen, ser på saken og svarer innen {days} dager. Du kan også henvende deg til et sertifisert organ for utenrettslig tvisteløsning eller gå til domstolene.',
  reversed:
    'Vi har sett på avgjørelsen vår av {date} på nytt og omgjort den. Alle følger av den er opphevet, og den blir ikke brukt mot deg. Vi beklager bryderiet.',
  reversedOnAppeal:
    'En person som ikke var med på avgjørelsen vår av {date}, har sett på klagen din. Vi har omgjort avgjørelsen. Alle følger av den er opphevet, og den blir ikke brukt mot deg. Vi beklager bryderiet.',
  upheld:
    'En person som ikke var med på avgjørelsen vår av {date}, har sett på klagen din. Avgjørelsen blir stående av disse grunnene:',
  upheldRedress:
    'Hvis du fortsatt ikke er enig, kan du henvende deg til et sertifisert organ for utenrettslig tvisteløsning eller gå til domstolene.',
  facts: {
    message: 'Du skrev {time}: «{text}»',
    photo: 'Det gjelder et bilde du la til {date}.',
    profile: 'Det gjelder profilen din slik den var {date}.',
  },
} satisfies Translation<typeof en>;
