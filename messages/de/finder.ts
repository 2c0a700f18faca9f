import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Match-Finder',
  lead: 'Beantworte mindestens {count, plural, one {eine Frage} other {# Fragen}} zu dem, was dir wichtig ist. Deine Antworten bleiben privat, außer jemand antwortet genauso: Dann seht ihr es beide. Wo ihr euch unterscheidet, erfahren andere nur, dass es so ist, nie, was du geantwortet hast.',
  step: 'Frage {number} von {count}',
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  remove: 'Antwort entfernen',
  show: 'Meine Matches zeigen',
  open: 'Nicht beantwortet',
  answers: 'Deine Antworten: {count} von {all}',
  importance: {
    label: 'Wie wichtig ist dir, dass ihr euch hier einig seid?',
    little: 'Ein wenig',
    some: 'Etwas',
    much: 'Sehr',
  },
  state: {
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    failed: 'Wir konnten deine Antworten nicht speichern.',
    retry: 'Noch einmal versuchen',
  },
  score: {
    of: '{score} von 100:',
    best: 'Ein sehr gutes Match',
    good: 'Ein gutes Match',
    fair: 'Einiges gemeinsam',
    low: 'Eher verschieden',
  },
  results: {
    title: 'Deine besten Matches',
    loading: 'Deine besten Matches werden gesucht …',
    missing:
      '{count, plural, one {Beantworte noch # Frage, um deine Matches zu sehen.} other {Beantworte noch # Fragen, um deine Matches zu sehen.}}',
    more: 'Mehr anzeigen',
    start: 'Zurück zu den besten Matches',
    failed: 'Wir konnten keine weiteren Matches laden.',
    retry: 'Noch einmal versuchen',
    empty: {
      title: 'Noch niemand zum Vergleichen',
      text: 'Bisher hat niemand, der jemanden wie dich sucht, diese Fragen beantwortet. Wähle eine größere Entfernung oder beantworte noch ein paar.',
      widen: 'Größere Entfernung wählen',
      search: 'Mitglieder suchen',
    },
  },
  questions: {
    relationship: {
      ask: 'Was suchst du?',
      options: {
        first: 'Etwas Dauerhaftes',
        middle: 'Mal sehen, wohin es führt',
        last: 'Etwas Lockeres',
      },
      both: {
        first: 'Ihr sucht beide etwas Dauerhaftes.',
        middle: 'Ihr wollt beide sehen, wohin es führt.',
        last: 'Ihr sucht beide etwas Lockeres.',
      },
      differ: 'Ihr sucht verschiedene Arten von Beziehung.',
    },
    children: {
      ask: 'Wünschst du dir Kinder in deinem Leben?',
      options: { first: 'Ja', middle: 'Ich weiß es noch nicht', last: 'Nein' },
      both: {
        first: 'Ihr wünscht euch beide Kinder.',
        middle: 'Ihr seid beide noch unentschieden, was Kinder angeht.',
        last: 'Ihr wollt beide ein Leben ohne Kinder.',
      },
      differ: 'Beim Thema Kinder seht ihr es verschieden.',
    },
    living: {
      ask: 'Wie möchtest du als Paar wohnen?',
      options: { first: 'Bald zusammen', middle: 'Irgendwann zusammen', last: 'Jeder für sich' },
      both: {
        first: 'Ihr möchtet beide bald zusammenziehen.',
        middle: 'Ihr möchtet beide irgendwann zusammenziehen.',
        last: 'Ihr möchtet beide die eigene Wohnung behalten.',
      },
      differ: 'Ihr stellt euch das Wohnen als Paar verschieden vor.',
    },
    faith: {
      ask: 'Wie wichtig ist dir der Glaube?',
      options: {
        first: 'Er steht im Mittelpunkt',
        middle: 'Er spielt eine Rolle',
        last: 'Er spielt keine Rolle',
      },
      both: {
        first: 'Für euch beide steht der Glaube im Mittelpunkt.',
        middle: 'Für euch beide spielt der Glaube eine Rolle.',
        last: 'Für euch beide spielt der Glaube keine Rolle.',
      },
      differ: 'Der Glaube bedeutet euch nicht gleich viel.',
    },
    money: {
      ask: 'Was machst du mit Geld?',
      options: { first: 'Ich spare es', middle: 'Von beidem etwas', last: 'Ich genieße es' },
      both: {
        first: 'Ihr spart beide gern.',
        middle: 'Ihr spart beide ein wenig und genießt den Rest.',
        last: 'Ihr genießt beide gern, was ihr habt.',
      },
      differ: 'Ihr geht verschieden mit Geld um.',
    },
    home: {
      ask: 'Wo fühlst du dich zu Hause?',
      options: { first: 'In der Großstadt', middle: 'In einer Kleinstadt', last: 'Auf dem Land' },
      both: {
        first: 'Ihr seid beide in der Großstadt zu Hause.',
        middle: 'Ihr seid beide in einer Kleinstadt zu Hause.',
        last: 'Ihr seid beide auf dem Land zu Hause.',
      },
      differ: 'Ihr fühlt euch an verschiedenen Orten zu Hause.',
    },
    weekend: {
      ask: 'Was ist für dich ein gutes Wochenende?',
      options: { first: 'Unterwegs', middle: 'Von beidem etwas', last: 'Gemütlich zu Hause' },
      both: {
        first: 'Ihr seid am Wochenende beide gern unterwegs.',
        middle: 'Ihr mögt am Wochenende beide etwas von beidem.',
        last: 'Ihr mögt beide gemütliche Wochenenden zu Hause.',
      },
      differ: 'Ihr habt verschiedene Vorstellungen von einem guten Wochenende.',
    },
    rhythm: {
      ask: 'Wann bist du in Bestform?',
      options: { first: 'Früh am Morgen', middle: 'Je nachdem', last: 'Spät am Abend' },
      both: {
        first: 'Ihr seid beide Frühaufsteher.',
        middle: 'Euch beiden ist die Tageszeit nicht so wichtig.',
        last: 'Ihr seid beide Nachteulen.',
      },
      differ: 'Ihr habt einen unterschiedlichen Rhythmus.',
    },
    smoking: {
      ask: 'Rauchst du?',
      options: { first: 'Nie', middle: 'Manchmal', last: 'Oft' },
      both: {
        first: 'Ihr raucht beide nicht.',
        middle: 'Ihr raucht beide manchmal.',
        last: 'Ihr raucht beide.',
      },
      differ: 'Beim Rauchen unterscheidet ihr euch.',
    },
    alcohol: {
      ask: 'Trinkst du Alkohol?',
      options: { first: 'Nie', middle: 'Manchmal', last: 'Oft' },
      both: {
        first: 'Ihr trinkt beide keinen Alkohol.',
        middle: 'Ihr trinkt beide manchmal etwas.',
        last: 'Ihr trinkt beide gern.',
      },
      differ: 'Beim Alkohol unterscheidet ihr euch.',
    },
    animals: {
      ask: 'Was hältst du von Haustieren?',
      options: {
        first: 'Je mehr, desto besser',
        middle: 'Eins oder zwei sind schön',
        last: 'Lieber keine',
      },
      both: {
        first: 'Ihr liebt beide ein Zuhause voller Haustiere.',
        middle: 'Ihr hättet beide gern ein oder zwei Haustiere.',
        last: 'Ihr habt beide lieber keine Haustiere.',
      },
      differ: 'Bei Haustieren unterscheidet ihr euch.',
    },
    closeness: {
      ask: 'Wie viel Nähe brauchst du?',
      options: {
        first: 'So viel wie möglich',
        middle: 'Ein gutes Gleichgewicht',
        last: 'Viel Raum für mich',
      },
      both: {
        first: 'Ihr mögt beide viel Nähe.',
        middle: 'Ihr sucht beide ein Gleichgewicht aus Nähe und Freiraum.',
        last: 'Ihr braucht beide viel Raum für euch.',
      },
      differ: 'Ihr braucht verschieden viel Nähe.',
    },
  },
} satisfies Translation<typeof en>;
