import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'En advarsel om din konto på {site}',
    remove_message: 'Vi har fjernet en af dine beskeder',
    remove_photo: 'Vi har fjernet et af dine billeder',
    remove_about: 'Vi har fjernet din profiltekst',
    suspend: 'Din konto er suspenderet indtil den {until}',
    ban: 'Din konto er blevet lukket',
    reversed: 'Vi har omgjort vores afgørelse {reference}',
    upheld: 'Din klage over afgørelsen {reference}',
  },
  measures: {
    warn: 'Dette er en advarsel. Du kan stadig bruge din konto.',
    remove_message:
      'Vi har fjernet en besked, du har skrevet. Den, du skrev til, kan heller ikke se den længere.',
    remove_photo: 'Vi har fjernet et billede fra din profil. Andre kan ikke se det længere.',
    remove_about: 'Vi har fjernet det, du har skrevet om dig selv. Du kan skrive noget nyt.',
    suspend:
      'Vi har suspenderet din konto indtil den {until}. Indtil da kan du ikke logge ind, og ingen kan se din profil. Derefter bliver alt som før.',
    ban: 'Vi har lukket din konto for altid. Du kan ikke logge ind længere, og ingen kan se din profil.',
  },
  grounds: {
    money:
      'Efter vores vilkår er det ikke tilladt at bede medlemmer om penge, reklamere eller sælge varer eller tjenester (punkt 6).',
    harassment:
      'Efter vores vilkår er trusler, chikane, had og diskrimination ikke tilladt (punkt 6).',
    impersonation:
      'Efter vores vilkår er det ikke tilladt at udgive sig for at være en anden eller bruge billeder, der ikke viser en selv (punkt 6).',
    privacy:
      'Efter vores vilkår er det ikke tilladt at dele billeder af eller oplysninger om andre uden deres samtykke (punkt 6).',
    unlawful: 'Det er i strid med loven og heller ikke tilladt efter vores vilkår (punkt 6).',
    misuse:
      'Efter vores vilkår er det ikke tilladt at indsamle data om medlemmer, bruge bots eller omgå grænser, priser eller blokeringer (punkt 6).',
    underage: 'Man skal være fyldt 18 år for at bruge {site} (punkt 2 i vores vilkår).',
  },
  sources: {
    report:
      'Vi blev opmærksomme på det gennem en anmeldelse. Et menneske har set på sagen og truffet denne afgørelse, ikke software.',
    complaint:
      'Vi blev opmærksomme på det gennem en klage. Et menneske har set på sagen og truffet denne afgørelse, ikke software.',
    review:
      'En moderator blev opmærksom på det under gennemgangen af billeder. Et menneske har truffet denne afgørelse, ikke software.',
    moderator:
      'En moderator blev selv opmærksom på det. Et menneske har truffet denne afgørelse, ikke software.',
    hold: 'Vores software holdt din besked tilbage til gennemgang, fordi den lignede kendt svindel. Et menneske har set på sagen og truffet denne afgørelse, ikke software.',
  },
  redress:
    'Hvis du ikke er enig, kan du klage gratis indtil den {appealUntil}. En person, der ikke har været med til at træffe denne afgørelse, ser på sagen og svarer inden for {days} dage. Du kan også henvende dig til et certificeret organ for udenretslig tvistbilæggelse eller gå til domstolene.',
  reversed:
    'Vi har set på vores afgørelse af {date} igen og omgjort den. Alle følger af den er ophævet, og den bliver ikke brugt imod dig. Vi beklager ulejligheden.',
  reversedOnAppeal:
    'En person, der ikke var med til at træffe vores afgørelse af {date}, har set på din klage. Vi har omgjort afgørelsen. Alle følger af den er ophævet, og den bliver ikke brugt imod dig. Vi beklager ulejligheden.',
  upheld:
    'En person, der ikke var med til at træffe vores afgørelse af {date}, har set på din klage. Afgørelsen står ved magt af disse grunde:',
  upheldRedress:
    'Hvis du stadig ikke er enig, kan du henvende dig til et certificeret organ for udenretslig tvistbilæggelse eller gå til domstolene.',
  facts: {
    message: 'Den {time} skrev du: »{text}«',
    photo: 'Det drejer sig om et billede, du tilføjede den {date}.',
    profile: 'Det drejer sig om din profil, som den var den {date}.',
  },
} satisfies Translation<typeof en>;
