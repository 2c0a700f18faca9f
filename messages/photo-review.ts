import type { Locale } from '#contract/locales.ts';
import type { SiteSettings } from '#contract/site.ts';

type Review = SiteSettings['photo_review'];

/** Who looks at photos, and when, as a site does it. */
export const photoReviewWords: Readonly<
  Record<Locale, Readonly<Record<Review | 'first', string>>>
> = {
  da: {
    before: 'En moderator tjekker hvert billede, før andre ser det.',
    after: 'Andre ser et billede med det samme, og en moderator tjekker alle billeder bagefter.',
    automatic:
      'Andre ser et billede med det samme. Alle kan anmelde et billede, og en moderator ser på alle billeder, der bliver anmeldt.',
    first: 'En moderator tjekker hvert medlems første billede, før andre ser det.',
  },
  de: {
    before: 'Unser Moderationsteam prüft jedes Foto, bevor andere es sehen.',
    after: 'Andere sehen ein Foto sofort, und unser Moderationsteam prüft jedes im Nachhinein.',
    automatic:
      'Andere sehen ein Foto sofort. Alle können ein Foto melden, und unser Moderationsteam sieht sich jedes an, das gemeldet wird.',
    first: 'Das erste Foto jedes Mitglieds prüft unser Moderationsteam, bevor andere es sehen.',
  },
  en: {
    before: 'A moderator reviews every photo before others see it.',
    after: 'Others see a photo straight away, and a moderator reviews each one afterwards.',
    automatic:
      'Others see a photo straight away. Anyone can report one, and a moderator looks at every reported photo.',
    first: 'A moderator reviews the first photo of each member before others see it.',
  },
  es: {
    before: 'Un moderador revisa cada foto antes de que los demás la vean.',
    after: 'Los demás ven cada foto al momento, y un moderador la revisa después.',
    automatic:
      'Los demás ven cada foto al momento. Cualquiera puede denunciarla, y un moderador mira cada foto denunciada.',
    first: 'Un moderador revisa la primera foto de cada miembro antes de que los demás la vean.',
  },
  fi: {
    before: 'Moderaattori tarkastaa jokaisen kuvan, ennen kuin muut näkevät sen.',
    after: 'Muut näkevät kuvan heti, ja moderaattori tarkastaa jokaisen kuvan jälkikäteen.',
    automatic:
      'Muut näkevät kuvan heti. Kuka tahansa voi ilmiantaa kuvan, ja moderaattori katsoo jokaisen ilmiannetun kuvan.',
    first:
      'Moderaattori tarkastaa jokaisen jäsenen ensimmäisen kuvan, ennen kuin muut näkevät sen.',
  },
  fr: {
    before: 'Notre équipe de modération contrôle chaque photo avant que d’autres la voient.',
    after:
      'Les autres voient chaque photo aussitôt, et notre équipe de modération la contrôle ensuite.',
    automatic:
      'Les autres voient une photo aussitôt. Tout le monde peut en signaler une, et notre équipe de modération regarde chaque photo signalée.',
    first:
      'Notre équipe de modération contrôle la première photo de chaque membre avant que d’autres la voient.',
  },
  it: {
    before: 'Un moderatore controlla ogni foto prima che altri la vedano.',
    after: 'Gli altri vedono subito ogni foto, e un moderatore la controlla in seguito.',
    automatic:
      'Gli altri vedono subito ogni foto. Chiunque può segnalarla, e un moderatore esamina ogni foto segnalata.',
    first: 'Un moderatore controlla la prima foto di ogni iscritto prima che altri la vedano.',
  },
  nl: {
    before: 'Een moderator controleert elke foto voordat anderen die zien.',
    after: 'Anderen zien een foto meteen, en een moderator controleert elke foto achteraf.',
    automatic:
      'Anderen zien een foto meteen. Iedereen kan een foto melden, en een moderator bekijkt elke foto die gemeld wordt.',
    first: 'Een moderator controleert de eerste foto van elk lid voordat anderen die zien.',
  },
  no: {
    before: 'En moderator sjekker hvert bilde før andre ser det.',
    after: 'Andre ser et bilde med en gang, og en moderator sjekker alle bilder etterpå.',
    automatic:
      'Andre ser et bilde med en gang. Alle kan rapportere et bilde, og en moderator ser på alle bilder som blir rapportert.',
    first: 'En moderator sjekker det første bildet til hvert medlem før andre ser det.',
  },
  pl: {
    before: 'Moderator sprawdza każde zdjęcie, zanim zobaczą je inni.',
    after: 'Inni widzą zdjęcie od razu, a moderator sprawdza potem każde z nich.',
    automatic:
      'Inni widzą zdjęcie od razu. Każdy może je zgłosić, a moderator ogląda każde zgłoszone zdjęcie.',
    first: 'Pierwsze zdjęcie każdego użytkownika moderator sprawdza, zanim zobaczą je inni.',
  },
  sv: {
    before: 'En moderator granskar varje bild innan andra ser den.',
    after: 'Andra ser en bild direkt, och en moderator granskar varje bild i efterhand.',
    automatic:
      'Andra ser en bild direkt. Alla kan anmäla en bild, och en moderator tittar på varje bild som anmäls.',
    first: 'En moderator granskar varje medlems första bild innan andra ser den.',
  },
};
