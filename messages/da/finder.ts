import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Matchfinder',
  lead: 'Svar på mindst {count, plural, one {ét spørgsmål} other {# spørgsmål}} om det, der betyder noget for dig. Dine svar er private, medmindre en anden har svaret det samme: Så kan I begge se det. Hvor I er forskellige, ser den anden kun, at I er det, aldrig hvad du har svaret.',
  step: 'Spørgsmål {number} af {count}',
  back: 'Tilbage',
  next: 'Næste',
  skip: 'Spring over',
  remove: 'Fjern svaret',
  show: 'Vis mine matches',
  open: 'Ikke besvaret',
  answers: 'Dine svar: {count} af {all}',
  importance: {
    label: 'Hvor vigtigt er det, at den anden er enig?',
    little: 'Lidt',
    some: 'En del',
    much: 'Meget',
  },
  state: {
    saving: 'Gemmer …',
    saved: 'Gemt',
    failed: 'Vi kunne ikke gemme dine svar.',
    retry: 'Prøv igen',
  },
  score: {
    of: '{score} ud af 100:',
    best: 'Et rigtig godt match',
    good: 'Et godt match',
    fair: 'Noget til fælles',
    low: 'Ret forskellige',
  },
  results: {
    title: 'Dine bedste matches',
    loading: 'Finder dine bedste matches …',
    missing:
      '{count, plural, one {Svar på # spørgsmål mere for at se dine matches.} other {Svar på # spørgsmål mere for at se dine matches.}}',
    more: 'Vis flere',
    start: 'Tilbage til de bedste matches',
    failed: 'Vi kunne ikke hente flere matches.',
    retry: 'Prøv igen',
    empty: {
      title: 'Ingen at sammenligne med endnu',
      text: 'Ingen, der søger en som dig, har svaret på spørgsmålene endnu. Vælg en større afstand, eller svar på et par til.',
      widen: 'Vælg en større afstand',
      search: 'Find medlemmer',
    },
  },
  questions: {
    relationship: {
      ask: 'Hvad søger du?',
      options: {
        first: 'Noget varigt',
        middle: 'Vi ser, hvor det fører hen',
        last: 'Noget uforpligtende',
      },
      both: {
        first: 'I søger begge noget varigt.',
        middle: 'I vil begge se, hvor det fører hen.',
        last: 'I søger begge noget uforpligtende.',
      },
      differ: 'I søger forskellige slags forhold.',
    },
    children: {
      ask: 'Ønsker du børn i dit liv?',
      options: { first: 'Ja', middle: 'Det ved jeg ikke', last: 'Nej' },
      both: {
        first: 'I ønsker begge børn i jeres liv.',
        middle: 'I er begge i tvivl om børn.',
        last: 'I ønsker begge et liv uden børn.',
      },
      differ: 'I ser forskelligt på børn.',
    },
    living: {
      ask: 'Hvordan vil du helst bo i et forhold?',
      options: { first: 'Sammen, snart', middle: 'Sammen en dag', last: 'Hver for sig' },
      both: {
        first: 'I vil begge gerne flytte sammen snart.',
        middle: 'I vil begge gerne flytte sammen en dag.',
        last: 'I vil begge beholde jeres egen bolig.',
      },
      differ: 'I ser forskelligt på at bo sammen.',
    },
    faith: {
      ask: 'Hvor meget betyder tro for dig?',
      options: {
        first: 'Den er central',
        middle: 'Den spiller en rolle',
        last: 'Den spiller ingen rolle',
      },
      both: {
        first: 'Troen er central for jer begge.',
        middle: 'Troen spiller en rolle for jer begge.',
        last: 'Troen spiller ingen rolle for nogen af jer.',
      },
      differ: 'Troen betyder ikke det samme for jer.',
    },
    money: {
      ask: 'Hvad gør du med penge?',
      options: {
        first: 'Jeg sparer op',
        middle: 'Lidt af begge dele',
        last: 'Jeg nyder at bruge dem',
      },
      both: {
        first: 'I kan begge lide at spare op.',
        middle: 'I sparer begge lidt op og bruger lidt.',
        last: 'I nyder begge at bruge penge.',
      },
      differ: 'I har et forskelligt forhold til penge.',
    },
    home: {
      ask: 'Hvor føler du dig hjemme?',
      options: { first: 'I storbyen', middle: 'I en mindre by', last: 'På landet' },
      both: {
        first: 'I føler jer begge hjemme i storbyen.',
        middle: 'I føler jer begge hjemme i en mindre by.',
        last: 'I føler jer begge hjemme på landet.',
      },
      differ: 'I føler jer hjemme forskellige steder.',
    },
    weekend: {
      ask: 'Hvad er en god weekend for dig?',
      options: { first: 'Ude at opleve', middle: 'Lidt af begge dele', last: 'Hygge derhjemme' },
      both: {
        first: 'I vil begge gerne ud at opleve i weekenden.',
        middle: 'I kan begge lide lidt af hvert i weekenden.',
        last: 'I hygger jer begge helst hjemme i weekenden.',
      },
      differ: 'I har forskellige idéer om en god weekend.',
    },
    rhythm: {
      ask: 'Hvornår er du mest frisk?',
      options: {
        first: 'Tidligt om morgenen',
        middle: 'Det varierer',
        last: 'Sent om aftenen',
      },
      both: {
        first: 'I er begge morgenmennesker.',
        middle: 'I tager begge døgnet, som det kommer.',
        last: 'I er begge natteravne.',
      },
      differ: 'I har forskellige døgnrytmer.',
    },
    smoking: {
      ask: 'Ryger du?',
      options: { first: 'Aldrig', middle: 'Nogle gange', last: 'Ofte' },
      both: {
        first: 'Ingen af jer ryger.',
        middle: 'I ryger begge af og til.',
        last: 'I ryger begge.',
      },
      differ: 'I er forskellige, når det gælder rygning.',
    },
    alcohol: {
      ask: 'Drikker du alkohol?',
      options: { first: 'Aldrig', middle: 'Nogle gange', last: 'Ofte' },
      both: {
        first: 'Ingen af jer drikker alkohol.',
        middle: 'I drikker begge et glas af og til.',
        last: 'I kan begge lide at drikke.',
      },
      differ: 'I er forskellige, når det gælder alkohol.',
    },
    animals: {
      ask: 'Hvad synes du om kæledyr?',
      options: {
        first: 'Jo flere, jo bedre',
        middle: 'Et eller to er dejligt',
        last: 'Helst ingen',
      },
      both: {
        first: 'I elsker begge et hjem fuldt af kæledyr.',
        middle: 'I vil begge gerne have et kæledyr eller to.',
        last: 'I vil begge helst ikke have kæledyr.',
      },
      differ: 'I er forskellige, når det gælder kæledyr.',
    },
    closeness: {
      ask: 'Hvor meget nærhed har du brug for?',
      options: {
        first: 'Så meget som muligt',
        middle: 'En god balance',
        last: 'Masser af plads til mig selv',
      },
      both: {
        first: 'I kan begge lide meget nærhed.',
        middle: 'I søger begge en balance mellem nærhed og frihed.',
        last: 'I har begge brug for plads til jer selv.',
      },
      differ: 'I har brug for forskelligt meget nærhed.',
    },
  },
} satisfies Translation<typeof en>;
