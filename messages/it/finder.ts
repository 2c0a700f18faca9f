import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Trova affinità',
  lead: 'Rispondi a ciò che conta per te, almeno a cinque domande. Le tue risposte restano private, tranne quando un’altra persona ha dato la stessa: in quel caso la vedete entrambi. Dove non siete d’accordo, gli altri vedono solo questo, mai che cosa hai risposto.',
  step: 'Domanda {number} di {count}',
  back: 'Indietro',
  next: 'Avanti',
  skip: 'Salta',
  remove: 'Togli la risposta',
  show: 'Mostra le mie affinità',
  open: 'Senza risposta',
  answers: 'Le tue risposte: {count} su {all}',
  importance: {
    label: 'Quanto conta per te che l’altra persona la pensi allo stesso modo?',
    little: 'Poco',
    some: 'Abbastanza',
    much: 'Molto',
  },
  state: {
    saving: 'Salvataggio…',
    saved: 'Salvato',
    failed: 'Non è stato possibile salvare le tue risposte.',
    retry: 'Riprova',
  },
  score: {
    of: '{score} su 100:',
    best: 'Un’affinità molto alta',
    good: 'Una buona affinità',
    fair: 'Qualcosa in comune',
    low: 'Piuttosto diversi',
  },
  results: {
    title: 'Le tue affinità migliori',
    loading: 'Cerco le tue affinità migliori…',
    missing:
      '{count, plural, one {Rispondi ancora a # domanda per vedere chi fa per te.} many {Rispondi ancora a # domande per vedere chi fa per te.} other {Rispondi ancora a # domande per vedere chi fa per te.}}',
    more: 'Mostra altri',
    start: 'Torna alle affinità migliori',
    failed: 'Non è stato possibile caricare le prossime affinità.',
    retry: 'Riprova',
    empty: {
      title: 'Ancora nessuno con cui confrontarsi',
      text: 'Finora nessuno che cerca una persona come te ha risposto a queste domande. Aumenta la distanza o rispondi a qualcuna in più.',
      widen: 'Aumenta la distanza',
      search: 'Cerca iscritti',
    },
  },
  questions: {
    relationship: {
      ask: 'Che cosa cerchi?',
      options: {
        first: 'Qualcosa che duri',
        middle: 'Vediamo dove porta',
        last: 'Qualcosa di leggero',
      },
      both: {
        first: 'Cercate entrambi qualcosa che duri.',
        middle: 'Volete entrambi vedere dove porta.',
        last: 'Cercate entrambi qualcosa di leggero.',
      },
      differ: 'Cercate relazioni di tipo diverso.',
    },
    children: {
      ask: 'Vuoi dei figli nella tua vita?',
      options: { first: 'Sì', middle: 'Non lo so ancora', last: 'No' },
      both: {
        first: 'Volete entrambi dei figli.',
        middle: 'Siete entrambi indecisi sui figli.',
        last: 'Volete entrambi una vita senza figli.',
      },
      differ: 'Vedete in modo diverso il tema dei figli.',
    },
    living: {
      ask: 'Come vorresti vivere in coppia?',
      options: {
        first: 'Insieme, presto',
        middle: 'Insieme, un giorno',
        last: 'Ognuno a casa propria',
      },
      both: {
        first: 'Vorreste entrambi vivere presto insieme.',
        middle: 'Vorreste entrambi vivere insieme un giorno.',
        last: 'Preferite entrambi tenere la vostra casa.',
      },
      differ: 'Immaginate la convivenza in modo diverso.',
    },
    faith: {
      ask: 'Quanto conta per te la fede?',
      options: { first: 'È centrale', middle: 'Ha la sua parte', last: 'Non conta' },
      both: {
        first: 'La fede è centrale per entrambi.',
        middle: 'La fede ha la sua parte per entrambi.',
        last: 'La fede non conta per nessuno dei due.',
      },
      differ: 'La fede non ha lo stesso peso per voi.',
    },
    money: {
      ask: 'Che cosa fai con il denaro?',
      options: { first: 'Lo risparmio', middle: 'Un po’ e un po’', last: 'Me lo godo' },
      both: {
        first: 'Amate entrambi risparmiare.',
        middle: 'Sapete entrambi risparmiare e godervela.',
        last: 'Amate entrambi godervi il denaro.',
      },
      differ: 'Gestite il denaro in modo diverso.',
    },
    home: {
      ask: 'Dove ti senti a casa?',
      options: { first: 'In città', middle: 'In una cittadina', last: 'In campagna' },
      both: {
        first: 'Vi sentite entrambi a casa in città.',
        middle: 'Vi sentite entrambi a casa in una cittadina.',
        last: 'Vi sentite entrambi a casa in campagna.',
      },
      differ: 'Vi sentite a casa in luoghi diversi.',
    },
    weekend: {
      ask: 'Com’è un buon fine settimana?',
      options: { first: 'Fuori, in giro', middle: 'Un po’ e un po’', last: 'Tranquillo a casa' },
      both: {
        first: 'Nel fine settimana amate entrambi stare in giro.',
        middle: 'Nel fine settimana amate entrambi variare.',
        last: 'Nel fine settimana amate entrambi stare a casa.',
      },
      differ: 'Amate fine settimana diversi.',
    },
    rhythm: {
      ask: 'Quando dai il meglio di te?',
      options: { first: 'La mattina presto', middle: 'Dipende', last: 'La sera tardi' },
      both: {
        first: 'Siete entrambi mattinieri.',
        middle: 'L’orario non conta molto per nessuno dei due.',
        last: 'Siete entrambi nottambuli.',
      },
      differ: 'Avete ritmi diversi.',
    },
    smoking: {
      ask: 'Fumi?',
      options: { first: 'Mai', middle: 'A volte', last: 'Spesso' },
      both: {
        first: 'Nessuno dei due fuma.',
        middle: 'Fumate entrambi a volte.',
        last: 'Fumate entrambi.',
      },
      differ: 'Sul fumo siete diversi.',
    },
    alcohol: {
      ask: 'Bevi alcolici?',
      options: { first: 'Mai', middle: 'A volte', last: 'Spesso' },
      both: {
        first: 'Nessuno dei due beve alcolici.',
        middle: 'Bevete entrambi qualcosa a volte.',
        last: 'Vi piace bere a entrambi.',
      },
      differ: 'Sugli alcolici siete diversi.',
    },
    animals: {
      ask: 'Che ne pensi degli animali in casa?',
      options: {
        first: 'Più sono, meglio è',
        middle: 'Uno o due vanno bene',
        last: 'Meglio nessuno',
      },
      both: {
        first: 'Amate entrambi una casa piena di animali.',
        middle: 'Vi piace a entrambi avere uno o due animali.',
        last: 'Preferite entrambi una casa senza animali.',
      },
      differ: 'Sugli animali in casa siete diversi.',
    },
    closeness: {
      ask: 'Di quanta vicinanza hai bisogno?',
      options: {
        first: 'Il più possibile',
        middle: 'Un buon equilibrio',
        last: 'Molto spazio per me',
      },
      both: {
        first: 'Amate entrambi molta vicinanza.',
        middle: 'Cercate entrambi un equilibrio tra vicinanza e libertà.',
        last: 'Avete entrambi bisogno del vostro spazio.',
      },
      differ: 'Avete bisogno di una vicinanza diversa.',
    },
  },
} satisfies Translation<typeof en>;
