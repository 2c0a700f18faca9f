import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Trova affinità',
  lead: 'Rispondi ad almeno {count, plural, one {una domanda} other {# domande}} su ciò che conta per te. Le tue risposte restano private, a meno che qualcuno non dia la stessa: in quel caso la vedete entrambi. Dove le risposte sono diverse, l’altra persona vede solo che lo sono, mai che cosa hai risposto.',
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
    failed: 'Non siamo riusciti a salvare le tue risposte.',
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
    loading: 'Ricerca delle tue affinità migliori…',
    missing:
      '{count, plural, one {Rispondi ancora a # domanda per vedere chi fa per te.} many {Rispondi ancora a # domande per vedere chi fa per te.} other {Rispondi ancora a # domande per vedere chi fa per te.}}',
    more: 'Mostra altri',
    start: 'Torna alle affinità migliori',
    failed: 'Non siamo riusciti a caricare altre affinità.',
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
      options: { first: 'Lo risparmio', middle: 'Un po’ tutt’e due', last: 'Me lo godo' },
      both: {
        first: 'A entrambi piace risparmiare.',
        middle: 'Un po’ risparmiate e un po’ spendete, entrambi.',
        last: 'A entrambi piace godersi il denaro.',
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
      ask: 'Com’è per te un buon fine settimana?',
      options: { first: 'Fuori, in giro', middle: 'Un po’ tutt’e due', last: 'Tranquillo a casa' },
      both: {
        first: 'Nel fine settimana a entrambi piace stare in giro.',
        middle: 'Nel fine settimana a entrambi piace un po’ uscire e un po’ stare a casa.',
        last: 'Nel fine settimana a entrambi piace stare a casa.',
      },
      differ: 'Avete idee diverse di un buon fine settimana.',
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
        middle: 'Ogni tanto fumate entrambi.',
        last: 'Fumate entrambi.',
      },
      differ: 'Sul fumo la pensate diversamente.',
    },
    alcohol: {
      ask: 'Bevi alcolici?',
      options: { first: 'Mai', middle: 'A volte', last: 'Spesso' },
      both: {
        first: 'Nessuno dei due beve alcolici.',
        middle: 'Ogni tanto bevete qualcosa entrambi.',
        last: 'A entrambi piace bere.',
      },
      differ: 'Sugli alcolici la pensate diversamente.',
    },
    animals: {
      ask: 'Che cosa pensi degli animali domestici?',
      options: {
        first: 'Più sono, meglio è',
        middle: 'Uno o due vanno bene',
        last: 'Meglio di no',
      },
      both: {
        first: 'Amate entrambi una casa piena di animali.',
        middle: 'A entrambi piacerebbe avere uno o due animali.',
        last: 'Preferite entrambi non avere animali.',
      },
      differ: 'Sugli animali domestici la pensate diversamente.',
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
      differ: 'Non avete lo stesso bisogno di vicinanza.',
    },
  },
} satisfies Translation<typeof en>;
