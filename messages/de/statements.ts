import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Eine Verwarnung zu deinem Konto auf {site}',
    remove_message: 'Wir haben eine deiner Nachrichten entfernt',
    remove_photo: 'Wir haben eines deiner Fotos entfernt',
    remove_about: 'Wir haben deinen Profiltext entfernt',
    suspend: 'Dein Konto ist bis zum {until} gesperrt',
    ban: 'Dein Konto wurde geschlossen',
    reversed: 'Wir haben unsere Entscheidung {reference} aufgehoben',
    upheld: 'Dein Einspruch gegen die Entscheidung {reference}',
  },
  measures: {
    warn: 'Das ist eine Verwarnung. Du kannst dein Konto weiter nutzen.',
    remove_message:
      'Wir haben eine Nachricht von dir entfernt. Auch die Person, der du geschrieben hast, sieht sie nicht mehr.',
    remove_photo: 'Wir haben ein Foto aus deinem Profil entfernt. Andere sehen es nicht mehr.',
    remove_about:
      'Wir haben entfernt, was du über dich geschrieben hast. Du kannst einen neuen Text schreiben.',
    suspend:
      'Wir haben dein Konto bis zum {until} gesperrt. So lange kannst du dich nicht einloggen, und niemand sieht dein Profil. Danach ist alles wieder wie vorher.',
    ban: 'Wir haben dein Konto dauerhaft geschlossen. Du kannst dich nicht mehr einloggen, und niemand sieht dein Profil.',
  },
  grounds: {
    money:
      'Nach unseren Nutzungsbedingungen ist es nicht erlaubt, Mitglieder um Geld zu bitten, zu werben oder Waren oder Dienstleistungen zu verkaufen (Abschnitt 6).',
    harassment:
      'Nach unseren Nutzungsbedingungen sind Drohungen, Belästigung, Hass und Diskriminierung nicht erlaubt (Abschnitt 6).',
    impersonation:
      'Nach unseren Nutzungsbedingungen ist es nicht erlaubt, sich als jemand anderes auszugeben oder Fotos zu verwenden, auf denen man nicht selbst zu sehen ist (Abschnitt 6).',
    privacy:
      'Nach unseren Nutzungsbedingungen ist es nicht erlaubt, Fotos oder Angaben anderer Menschen ohne deren Einwilligung weiterzugeben (Abschnitt 6).',
    unlawful:
      'Das verstößt gegen das Gesetz und ist auch nach unseren Nutzungsbedingungen nicht erlaubt (Abschnitt 6).',
    misuse:
      'Nach unseren Nutzungsbedingungen ist es nicht erlaubt, Daten von Mitgliedern zu sammeln, Bots einzusetzen oder Limits, Preise oder Blockierungen zu umgehen (Abschnitt 6).',
    underage:
      '{site} darf nur nutzen, wer mindestens 18 Jahre alt ist (Abschnitt 2 unserer Nutzungsbedingungen).',
  },
  sources: {
    report:
      'Wir sind durch eine Meldung darauf aufmerksam geworden. Ein Mensch hat sich den Fall angesehen und diese Entscheidung getroffen, keine Software.',
    complaint:
      'Wir sind durch eine Beschwerde darauf aufmerksam geworden. Ein Mensch hat sich den Fall angesehen und diese Entscheidung getroffen, keine Software.',
    review:
      'Unser Moderationsteam ist beim Prüfen von Fotos darauf aufmerksam geworden. Diese Entscheidung hat ein Mensch getroffen, keine Software.',
    moderator:
      'Unser Moderationsteam ist selbst darauf aufmerksam geworden. Diese Entscheidung hat ein Mensch getroffen, keine Software.',
    hold: 'Unsere Software hat deine Nachricht zur Prüfung zurückgehalten, weil sie nach einer bekannten Betrugsmasche aussah. Ein Mensch hat sich den Fall angesehen und diese Entscheidung getroffen, keine Software.',
  },
  redress:
    'Wenn du nicht einverstanden bist, kannst du bis zum {appealUntil} kostenlos Einspruch einlegen. Jemand, der an dieser Entscheidung nicht beteiligt war, sieht sich den Fall an und antwortet innerhalb von {days} Tagen. Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  reversed:
    'Wir haben uns unsere Entscheidung vom {date} noch einmal angesehen und sie aufgehoben. Alles, was daraus folgte, haben wir rückgängig gemacht, und es wird dir nicht angelastet. Bitte entschuldige die Unannehmlichkeiten.',
  reversedOnAppeal:
    'Jemand, der an unserer Entscheidung vom {date} nicht beteiligt war, hat sich deinen Einspruch angesehen. Wir haben die Entscheidung aufgehoben und alles, was daraus folgte, rückgängig gemacht. Es wird dir nicht angelastet. Bitte entschuldige die Unannehmlichkeiten.',
  upheld:
    'Jemand, der an unserer Entscheidung vom {date} nicht beteiligt war, hat sich deinen Einspruch angesehen. Es bleibt bei der Entscheidung, und zwar aus diesen Gründen:',
  upheldRedress:
    'Wenn du weiterhin nicht einverstanden bist, kannst du dich an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  facts: {
    message: 'Am {time} hast du geschrieben: „{text}“',
    photo: 'Es geht um ein Foto, das du am {date} hinzugefügt hast.',
    profile: 'Es geht um dein Profil, wie es am {date} war.',
  },
} satisfies Translation<typeof en>;
