import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Varoitus: tilisi palvelussa {site}',
    remove_message: 'Olemme poistaneet yhden viesteistäsi',
    remove_photo: 'Olemme poistaneet yhden kuvistasi',
    remove_about: 'Olemme poistaneet profiilitekstisi',
    suspend: 'Tilisi on jäädytetty {until} asti',
    ban: 'Tilisi on suljettu',
    reversed: 'Olemme kumonneet päätöksemme {reference}',
    upheld: 'Muutoksenhakusi päätökseen {reference}',
  },
  measures: {
    warn: 'Tämä on varoitus. Voit jatkaa tilisi käyttöä.',
    remove_message:
      'Olemme poistaneet kirjoittamasi viestin. Myöskään sen saanut henkilö ei näe sitä enää.',
    remove_photo: 'Olemme poistaneet kuvan profiilistasi. Muut eivät näe sitä enää.',
    remove_about: 'Olemme poistaneet sen, mitä kirjoitit itsestäsi. Voit kirjoittaa uuden tekstin.',
    suspend:
      'Olemme jäädyttäneet tilisi {until} asti. Siihen saakka et voi kirjautua sisään eikä kukaan näe profiiliasi. Sen jälkeen kaikki on taas ennallaan.',
    ban: 'Olemme sulkeneet tilisi pysyvästi. Et voi enää kirjautua sisään eikä kukaan näe profiiliasi.',
  },
  grounds: {
    money:
      'Käyttöehtomme kieltävät rahan pyytämisen jäseniltä, mainostamisen sekä tavaroiden ja palvelujen myymisen (kohta 6).',
    harassment: 'Käyttöehtomme kieltävät uhkailun, häirinnän, vihapuheen ja syrjinnän (kohta 6).',
    impersonation:
      'Käyttöehtomme kieltävät toisena ihmisenä esiintymisen ja kuvat, joissa on joku muu kuin jäsen itse (kohta 6).',
    privacy:
      'Käyttöehtomme kieltävät muiden ihmisten kuvien tai tietojen jakamisen ilman heidän suostumustaan (kohta 6).',
    unlawful: 'Tämä on lainvastaista, ja myös käyttöehtomme kieltävät sen (kohta 6).',
    misuse:
      'Käyttöehtomme kieltävät jäsenten tietojen keräämisen, robottien käytön sekä rajoitusten, hintojen ja estojen kiertämisen (kohta 6).',
    underage: 'Palvelua {site} saavat käyttää vain 18 vuotta täyttäneet (käyttöehtojemme kohta 2).',
  },
  sources: {
    report:
      'Saimme tietää asiasta ilmiannon kautta. Asian tutki ja päätöksen teki ihminen, ei ohjelmisto.',
    complaint:
      'Saimme tietää asiasta valituksen kautta. Asian tutki ja päätöksen teki ihminen, ei ohjelmisto.',
    review:
      'Moderaattori huomasi asian tarkastaessaan kuvia. Päätöksen teki ihminen, ei ohjelmisto.',
    moderator: 'Moderaattori huomasi asian itse. Päätöksen teki ihminen, ei ohjelmisto.',
    hold: 'Ohjelmistomme pidätti viestisi tarkastusta varten, koska se muistutti tunnettua huijausta. Asian tutki ja päätöksen teki ihminen, ei ohjelmisto.',
  },
  redress:
    'Jos olet eri mieltä, voit hakea muutosta maksutta {appealUntil} asti. Asian käy läpi ja siihen vastaa {days} päivän kuluessa henkilö, joka ei osallistunut tähän päätökseen. Voit myös kääntyä sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
  reversed:
    'Olemme käyneet {date} tehdyn päätöksemme uudelleen läpi ja kumonneet sen. Kaikki sen seuraukset on peruttu, eikä sitä lueta sinulle viaksi. Pahoittelemme vaivaa.',
  reversedOnAppeal:
    'Muutoksenhakusi on käynyt läpi henkilö, joka ei osallistunut {date} tehtyyn päätökseemme. Olemme kumonneet päätöksen. Kaikki sen seuraukset on peruttu, eikä sitä lueta sinulle viaksi. Pahoittelemme vaivaa.',
  upheld:
    'Muutoksenhakusi on käynyt läpi henkilö, joka ei osallistunut {date} tehtyyn päätökseemme. Päätös pysyy voimassa seuraavin perustein:',
  upheldRedress:
    'Jos olet edelleen eri mieltä, voit kääntyä sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
  facts: {
    message: 'Kirjoitit {time}: ”{text}”',
    photo: 'Asia koskee kuvaa, jonka lisäsit {date}.',
    profile: 'Asia koskee profiiliasi sellaisena kuin se oli {date}.',
  },
} satisfies Translation<typeof en>;
