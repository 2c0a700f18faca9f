import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Matchsökaren',
  lead: 'Svara på minst {count, plural, one {en fråga} other {# frågor}} om vad som är viktigt för dig. Dina svar är privata, utom när någon har svarat samma sak: då ser ni det båda. Där ni skiljer er åt ser den andra bara det, aldrig vad du har svarat.',
  step: 'Fråga {number} av {count}',
  back: 'Tillbaka',
  next: 'Nästa',
  skip: 'Hoppa över',
  remove: 'Ta bort svaret',
  show: 'Visa mina matcher',
  open: 'Inte besvarad',
  answers: 'Dina svar: {count} av {all}',
  importance: {
    label: 'Hur viktigt är det att den andra håller med?',
    little: 'Lite',
    some: 'En del',
    much: 'Mycket',
  },
  state: {
    saving: 'Sparar …',
    saved: 'Sparat',
    failed: 'Vi kunde inte spara dina svar.',
    retry: 'Försök igen',
  },
  score: {
    of: '{score} av 100:',
    best: 'En mycket bra match',
    good: 'En bra match',
    fair: 'En del gemensamt',
    low: 'Ganska olika',
  },
  results: {
    title: 'Dina bästa matcher',
    loading: 'Letar efter dina bästa matcher …',
    missing:
      '{count, plural, one {Svara på # fråga till för att se dina matcher.} other {Svara på # frågor till för att se dina matcher.}}',
    more: 'Visa fler',
    start: 'Tillbaka till de bästa matcherna',
    failed: 'Vi kunde inte hämta fler matcher.',
    retry: 'Försök igen',
    empty: {
      title: 'Ingen att jämföra med än',
      text: 'Ingen som söker någon som du har svarat på frågorna än. Öka avståndet eller svara på några till.',
      widen: 'Öka avståndet',
      search: 'Sök medlemmar',
    },
  },
  questions: {
    relationship: {
      ask: 'Vad söker du?',
      options: {
        first: 'Något varaktigt',
        middle: 'Vi får se vart det leder',
        last: 'Något lättsamt',
      },
      both: {
        first: 'Ni söker båda något varaktigt.',
        middle: 'Ni vill båda se vart det leder.',
        last: 'Ni söker båda något lättsamt.',
      },
      differ: 'Ni söker olika slags relationer.',
    },
    children: {
      ask: 'Vill du ha barn i ditt liv?',
      options: { first: 'Ja', middle: 'Jag vet inte än', last: 'Nej' },
      both: {
        first: 'Ni vill båda ha barn i ert liv.',
        middle: 'Ni är båda osäkra på barn.',
        last: 'Ni vill båda leva utan barn.',
      },
      differ: 'Ni ser olika på barn.',
    },
    living: {
      ask: 'Hur vill du bo som par?',
      options: {
        first: 'Tillsammans, snart',
        middle: 'Tillsammans en dag',
        last: 'Var och en för sig',
      },
      both: {
        first: 'Ni vill båda flytta ihop snart.',
        middle: 'Ni vill båda flytta ihop en dag.',
        last: 'Ni vill båda behålla ert eget hem.',
      },
      differ: 'Ni ser olika på att bo ihop.',
    },
    faith: {
      ask: 'Hur mycket betyder tro för dig?',
      options: {
        first: 'Den är central',
        middle: 'Den spelar en viss roll',
        last: 'Den spelar ingen roll',
      },
      both: {
        first: 'Tron är central för er båda.',
        middle: 'Tron spelar en viss roll för er båda.',
        last: 'Tron spelar ingen roll för någon av er.',
      },
      differ: 'Tron betyder inte samma sak för er.',
    },
    money: {
      ask: 'Vad gör du med pengar?',
      options: { first: 'Jag sparar dem', middle: 'Lite av varje', last: 'Jag unnar mig' },
      both: {
        first: 'Ni tycker båda om att spara.',
        middle: 'Ni sparar båda en del och unnar er en del.',
        last: 'Ni unnar er båda gärna något.',
      },
      differ: 'Ni hanterar pengar på olika sätt.',
    },
    home: {
      ask: 'Var känner du dig hemma?',
      options: { first: 'I storstaden', middle: 'I en mindre stad', last: 'På landet' },
      both: {
        first: 'Ni känner er båda hemma i storstaden.',
        middle: 'Ni känner er båda hemma i en mindre stad.',
        last: 'Ni känner er båda hemma på landet.',
      },
      differ: 'Ni känner er hemma på olika platser.',
    },
    weekend: {
      ask: 'Vad är en bra helg?',
      options: { first: 'Ute på äventyr', middle: 'Lite av varje', last: 'Mysigt hemma' },
      both: {
        first: 'Ni är båda gärna ute på helgerna.',
        middle: 'Ni gillar båda lite av varje på helgerna.',
        last: 'Ni gillar båda att mysa hemma på helgerna.',
      },
      differ: 'Ni gillar olika slags helger.',
    },
    rhythm: {
      ask: 'När är du som piggast?',
      options: { first: 'Tidigt på morgonen', middle: 'Det beror på', last: 'Sent på kvällen' },
      both: {
        first: 'Ni är båda morgonmänniskor.',
        middle: 'Ni tar båda dygnet som det kommer.',
        last: 'Ni är båda nattugglor.',
      },
      differ: 'Ni har olika dygnsrytm.',
    },
    smoking: {
      ask: 'Röker du?',
      options: { first: 'Aldrig', middle: 'Ibland', last: 'Ofta' },
      both: {
        first: 'Ingen av er röker.',
        middle: 'Ni röker båda ibland.',
        last: 'Ni röker båda.',
      },
      differ: 'Ni skiljer er åt när det gäller rökning.',
    },
    alcohol: {
      ask: 'Dricker du alkohol?',
      options: { first: 'Aldrig', middle: 'Ibland', last: 'Ofta' },
      both: {
        first: 'Ingen av er dricker alkohol.',
        middle: 'Ni tar båda ett glas ibland.',
        last: 'Ni dricker båda gärna.',
      },
      differ: 'Ni skiljer er åt när det gäller alkohol.',
    },
    animals: {
      ask: 'Vad tycker du om husdjur?',
      options: {
        first: 'Ju fler, desto bättre',
        middle: 'Ett eller två är trevligt',
        last: 'Helst inga',
      },
      both: {
        first: 'Ni älskar båda ett hem fullt av husdjur.',
        middle: 'Ni vill båda gärna ha ett husdjur eller två.',
        last: 'Ni vill båda helst vara utan husdjur.',
      },
      differ: 'Ni skiljer er åt när det gäller husdjur.',
    },
    closeness: {
      ask: 'Hur mycket närhet behöver du?',
      options: {
        first: 'Så mycket som möjligt',
        middle: 'En bra balans',
        last: 'Gott om utrymme för mig själv',
      },
      both: {
        first: 'Ni tycker båda om mycket närhet.',
        middle: 'Ni söker båda en balans mellan närhet och frihet.',
        last: 'Ni behöver båda utrymme för er själva.',
      },
      differ: 'Ni behöver olika mycket närhet.',
    },
  },
} satisfies Translation<typeof en>;
