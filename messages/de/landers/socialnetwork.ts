import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Sag es jemandem',
  ask: 'Was würdest du sagen?',
  along: 'Das kommt mit in dein Profil. Du kannst es noch ändern, bevor es jemand liest.',
  rides: 'Wir haben behalten, was du geschrieben hast.',
  example: 'Ein Beispiel dafür, was Leute schreiben',
  answer: 'Antworten',
  today: {
    title: 'Was war heute los? <em>Jemand will es wissen.</em>',
    text: 'Nicht die großen Nachrichten. Das Brot, das gelang, der Bus, der nicht kam. Auf {site} finden kleine Dinge jemanden, der nachfragt.',
    hint: 'Der Busfahrer hat zurückgewinkt …',
    call: 'Sag es',
  },
  week: {
    title: 'Sieben Tage, <em>und wem erzählen?</em>',
    text: 'Eine Woche besteht aus kleinen Dingen. Erzähl eins auf {site} und hör eins zurück. Die erste Nachricht ist gratis.',
    hint: 'Am Dienstag habe ich endlich …',
    call: 'Erzähl eins',
  },
  neighbours: {
    title: 'Wie Nachbarn, <em>nur dass ihr redet.</em>',
    text: 'Ein Treppenhaus, in dem man mehr sagt als Hallo. Auf {site} darfst du überall klingeln; die erste Nachricht ist gratis.',
    hint: 'Hat jemand eine Leiter …',
    call: 'Klingeln',
  },
  posts: {
    baker: {
      who: 'Der Bäcker',
      when: 'Sechs Uhr früh',
      text: 'Das erste Brot ist aus dem Ofen, und niemand ist wach für die Kruste.',
    },
    walker: {
      who: 'Der mit dem Hund',
      when: 'Halb eins mittags',
      text: 'Der Hund hat eine neue Lieblingsbank. Ich wurde nicht gefragt.',
    },
    reader: {
      who: 'Die Leserin',
      when: 'Kurz vor Mitternacht',
      text: 'Noch vier Seiten, und ich will nicht, dass es aufhört. Lenkt mich wer ab?',
    },
    cyclist: {
      who: 'Die Radfahrerin',
      when: 'Montag',
      text: 'Platter Reifen, Regen, und trotzdem: Der Kaffee danach war der beste des Jahres.',
    },
    gardener: {
      who: 'Die Gärtnerin',
      when: 'Mittwoch',
      text: 'Die Tomaten haben jetzt Namen. Vielleicht brauche ich andere Gesellschaft.',
    },
    dancer: {
      who: 'Die Tänzerin',
      when: 'Samstag',
      text: 'Ich lerne Tango. Gesucht: Geduld und jemand mit zwei linken Füßen.',
    },
    cook: {
      who: 'Der Koch',
      when: 'Erdgeschoss',
      text: 'Suppe für vier, und ich bin einer. Bring eine Schüssel mit.',
    },
    maker: {
      who: 'Der Bastler',
      when: 'Zweiter Stock',
      text: 'Ich habe die quietschende Tür repariert. Jetzt fehlt sie mir.',
    },
    singer: {
      who: 'Der Sänger',
      when: 'Unterm Dach',
      text: 'War das gestern zu laut? Und wichtiger: War es schief?',
    },
  },
} satisfies Translation<typeof en>;
