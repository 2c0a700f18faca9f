import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Krediitit',
  premiumTitle: 'Premium',
  head: {
    first: 'Maksa sanoista, <em>älä kuukausista.</em>',
    more: 'Lisää sanoja, <em>milloin vain haluat.</em>',
    lead: 'Viesti maksaa {count, plural, one {# krediitin} other {# krediittiä}}. Osta kerran, käytä kun haluat.',
    premium: 'Ensimmäiset krediittisi tekevät sinusta pysyvästi premiumjäsenen.',
  },
  balance: {
    title: 'Krediittisi',
    left: '{count, plural, one {# krediitti} other {# krediittiä}}',
    enough:
      '{count, plural, =0 {Ei riitä viestiin.} one {Riittää # viestiin.} other {Riittää # viestiin.}}',
    statement: 'Krediittihistoria',
    orders: 'Maksuni',
    invite: 'Kutsu joku',
    repeat: 'Toista viimeisin tilaus',
  },
  discount: {
    label: 'Alennus',
    time_bonus: '{percent} tervetuliaistarjous',
    welcome: '{percent} tervetuliaistarjous',
    stay: '{percent} alennus sinulle',
    included: 'Sisältyy jo hintoihin',
    until: 'Sisältyy jo hintoihin, viimeinen päivä {date}',
    bonus:
      'Sisältyy jo hintoihin {hours, plural, one {# tunnin} other {# tunnin}} ajan liittymisestä',
  },
  packages: {
    title: 'Paketit',
    small: 'Kokeiluun',
    medium: 'Tutustumiseen',
    large: 'Pitkiin keskusteluihin',
    most: 'Suosituin',
    unit: '{count, plural, one {krediitti} other {krediittiä}}',
    messages: '{count, plural, one {# viesti} other {# viestiä}}',
    perMessage: '<b>{price}</b> viestiltä',
    before: 'ilman alennusta',
    save: 'Säästät {amount}',
    choose: 'Valitse {count, plural, one {# krediitti} other {# krediittiä}}',
    go: 'Jatka tällä paketilla',
    tax: 'Sisältää arvonlisäveron {rate}',
  },
  none: {
    title: 'Ei vielä saatavilla: {country}',
    text: 'Emme juuri nyt myy krediittejä siellä. Jos maksat jossain muussa maassa, valitse se.',
  },
  failed: {
    title: 'Emme saaneet ladattua hintoja',
    text: 'Et ole tilannut mitään. Yritä hetken kuluttua uudelleen.',
    retry: 'Yritä uudelleen',
  },
  methods: { label: 'Maksutavat', ...paymentMethods.names },
  country: {
    text: 'Maksumaa: <b>{country}</b> ({currency})',
    change: 'Vaihda maata',
    label: 'Maksumaa',
    hint: 'Se määrää valuutan, hinnat ja maksutavat.',
    save: 'Tallenna',
  },
  premium: {
    title: 'Mitä saat Premiumilla',
    yours: 'Premium-etusi',
    photos: { title: 'Kaikkien kaikki kuvat', text: 'Ei enää sumennettuja kuvia.' },
    conversations: {
      title: 'Niin monta uutta keskustelua kuin haluat',
      text: 'Ilman Premiumia voit aloittaa {count}.',
    },
    own: { title: '{count} omaa kuvaa', text: 'Ilman Premiumia raja on {count}.' },
    visitors: {
      title: 'Kaikki profiilisi kävijät',
      text: 'Ilman Premiumia näet viimeisimmät {count}.',
    },
    chance: 'parempi mahdollisuus mätsiin premiumjäsenillä.*',
    chanceNote:
      '* Perustuu palvelun {site} premiumjäseniin kokonaisuutena. Se ei ole lupaus: tulokset vaihtelevat.',
  },
  offer: 'Krediitit ostetaan paketteina',
  buy: 'Osta krediittejä',
  join: 'Liity ilmaiseksi, niin voit ostaa niitä.',
} satisfies Translation<typeof en>;
