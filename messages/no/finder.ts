import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Matchfinner',
  lead: 'Svar på minst {count, plural, one {ett spørsmål} other {# spørsmål}} om det som betyr noe for deg. Svarene dine er private, med mindre en annen har svart det samme: Da kan begge se det. Der dere er forskjellige, ser den andre bare at dere er det, aldri hva du har svart.',
  step: 'Spørsmål {number} av {count}',
  back: 'Tilbake',
  next: 'Neste',
  skip: 'Hopp over',
  remove: 'Fjern svaret',
  show: 'Vis matchene mine',
  open: 'Ikke besvart',
  answers: 'Svarene dine: {count} av {all}',
  importance: {
    label: 'Hvor viktig er det at den andre er enig?',
    little: 'Litt',
    some: 'En del',
    much: 'Mye',
  },
  state: {
    saving: 'Lagrer …',
    saved: 'Lagret',
    failed: 'Vi kunne ikke lagre svarene dine.',
    retry: 'Prøv igjen',
  },
  score: {
    of: '{score} av 100:',
    best: 'En veldig god match',
    good: 'En god match',
    fair: 'Noe til felles',
    low: 'Ganske forskjellige',
  },
  results: {
    title: 'De beste matchene dine',
    loading: 'Leter etter de beste matchene dine …',
    missing:
      '{count, plural, one {Svar på # spørsmål til for å se matchene dine.} other {Svar på # spørsmål til for å se matchene dine.}}',
    more: 'Vis flere',
    start: 'Tilbake til de beste matchene',
    failed: 'Vi kunne ikke hente flere matcher.',
    retry: 'Prøv igjen',
    empty: {
      title: 'Ingen å sammenligne med ennå',
      text: 'Ingen som ser etter en som deg, har svart på spørsmålene ennå. Velg en større avstand, eller svar på noen til.',
      widen: 'Velg større avstand',
      search: 'Finn medlemmer',
    },
  },
  questions: {
    relationship: {
      ask: 'Hva ser du etter?',
      options: {
        first: 'Noe varig',
        middle: 'Vi får se hvor det fører',
        last: 'Noe uforpliktende',
      },
      both: {
        first: 'Dere ser begge etter noe varig.',
        middle: 'Dere vil begge se hvor det fører.',
        last: 'Dere ser begge etter noe uforpliktende.',
      },
      differ: 'Dere ser etter ulike slags forhold.',
    },
    children: {
      ask: 'Vil du ha barn i livet ditt?',
      options: { first: 'Ja', middle: 'Jeg er usikker', last: 'Nei' },
      both: {
        first: 'Dere vil begge ha barn i livet.',
        middle: 'Dere er begge usikre på barn.',
        last: 'Dere vil begge leve uten barn.',
      },
      differ: 'Dere ser ulikt på barn.',
    },
    living: {
      ask: 'Hvordan vil du helst bo i et forhold?',
      options: { first: 'Sammen, snart', middle: 'Sammen en dag', last: 'Hver for oss' },
      both: {
        first: 'Dere vil begge flytte sammen snart.',
        middle: 'Dere vil begge flytte sammen en dag.',
        last: 'Dere vil begge beholde deres egen bolig.',
      },
      differ: 'Dere ser ulikt på å bo sammen.',
    },
    faith: {
      ask: 'Hvor mye betyr tro for deg?',
      options: {
        first: 'Den er sentral',
        middle: 'Den spiller en viss rolle',
        last: 'Den spiller ingen rolle',
      },
      both: {
        first: 'Troen er sentral for dere begge.',
        middle: 'Troen spiller en viss rolle for dere begge.',
        last: 'Troen spiller ingen rolle for noen av dere.',
      },
      differ: 'Troen betyr ikke det samme for dere.',
    },
    money: {
      ask: 'Hva gjør du med penger?',
      options: {
        first: 'Jeg sparer dem',
        middle: 'Litt av begge deler',
        last: 'Jeg koser meg med dem',
      },
      both: {
        first: 'Dere liker begge å spare.',
        middle: 'Dere sparer begge litt og bruker litt.',
        last: 'Dere koser dere begge med pengene.',
      },
      differ: 'Dere har ulikt forhold til penger.',
    },
    home: {
      ask: 'Hvor føler du deg hjemme?',
      options: { first: 'I storbyen', middle: 'I en mindre by', last: 'På landet' },
      both: {
        first: 'Dere føler dere begge hjemme i storbyen.',
        middle: 'Dere føler dere begge hjemme i en mindre by.',
        last: 'Dere føler dere begge hjemme på landet.',
      },
      differ: 'Dere føler dere hjemme på ulike steder.',
    },
    weekend: {
      ask: 'Hva er en god helg for deg?',
      options: { first: 'Ute på farten', middle: 'Litt av begge deler', last: 'Kos hjemme' },
      both: {
        first: 'Dere er begge gjerne på farten i helgene.',
        middle: 'Dere liker begge litt av hvert i helgene.',
        last: 'Dere koser dere begge helst hjemme i helgene.',
      },
      differ: 'Dere har ulike ideer om en god helg.',
    },
    rhythm: {
      ask: 'Når er du på ditt beste?',
      options: { first: 'Tidlig om morgenen', middle: 'Det varierer', last: 'Sent på kvelden' },
      both: {
        first: 'Dere er begge morgenfugler.',
        middle: 'Dere tar begge døgnet som det kommer.',
        last: 'Dere er begge nattugler.',
      },
      differ: 'Dere har ulik døgnrytme.',
    },
    smoking: {
      ask: 'Røyker du?',
      options: { first: 'Aldri', middle: 'Av og til', last: 'Ofte' },
      both: {
        first: 'Ingen av dere røyker.',
        middle: 'Dere røyker begge av og til.',
        last: 'Dere røyker begge.',
      },
      differ: 'Dere er ulike når det gjelder røyking.',
    },
    alcohol: {
      ask: 'Drikker du alkohol?',
      options: { first: 'Aldri', middle: 'Av og til', last: 'Ofte' },
      both: {
        first: 'Ingen av dere drikker alkohol.',
        middle: 'Dere tar begge et glass av og til.',
        last: 'Dere drikker begge gjerne.',
      },
      differ: 'Dere er ulike når det gjelder alkohol.',
    },
    animals: {
      ask: 'Hva synes du om kjæledyr?',
      options: {
        first: 'Jo flere, jo bedre',
        middle: 'Ett eller to er koselig',
        last: 'Helst ingen',
      },
      both: {
        first: 'Dere elsker begge et hjem fullt av kjæledyr.',
        middle: 'Dere vil begge gjerne ha et kjæledyr eller to.',
        last: 'Dere vil begge helst ikke ha kjæledyr.',
      },
      differ: 'Dere er ulike når det gjelder kjæledyr.',
    },
    closeness: {
      ask: 'Hvor mye nærhet trenger du?',
      options: {
        first: 'Så mye som mulig',
        middle: 'En god balanse',
        last: 'God plass til meg selv',
      },
      both: {
        first: 'Dere liker begge mye nærhet.',
        middle: 'Dere søker begge en balanse mellom nærhet og frihet.',
        last: 'Dere trenger begge plass til dere selv.',
      },
      differ: 'Dere trenger ulikt mye nærhet.',
    },
  },
} satisfies Translation<typeof en>;
