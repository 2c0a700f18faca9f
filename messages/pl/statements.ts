import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Ostrzeżenie dotyczące twojego konta w serwisie {site}',
    remove_message: 'Usunęliśmy jedną z twoich wiadomości',
    remove_photo: 'Usunęliśmy jedno z twoich zdjęć',
    remove_about: 'Usunęliśmy opis z twojego profilu',
    suspend: 'Twoje konto jest zawieszone do {until}',
    ban: 'Twoje konto zostało zamknięte',
    reversed: 'Uchyliliśmy naszą decyzję {reference}',
    upheld: 'Twoje odwołanie od decyzji {reference}',
  },
  measures: {
    warn: 'To jest ostrzeżenie. Nadal możesz korzystać z konta.',
    remove_message:
      'Usunęliśmy wiadomość od ciebie. Osoba, do której trafiła, też już jej nie widzi.',
    remove_photo: 'Usunęliśmy zdjęcie z twojego profilu. Inni już go nie widzą.',
    remove_about: 'Usunęliśmy twój opis. Możesz napisać nowy.',
    suspend:
      'Zawiesiliśmy twoje konto do {until}. Do tego czasu nie możesz się zalogować i nikt nie widzi twojego profilu. Potem wszystko będzie jak dawniej.',
    ban: 'Zamknęliśmy twoje konto na stałe. Nie możesz się już zalogować i nikt nie widzi twojego profilu.',
  },
  grounds: {
    money:
      'Nasz regulamin nie pozwala prosić użytkowników o pieniądze, reklamować ani sprzedawać towarów lub usług (punkt 6).',
    harassment:
      'Nasz regulamin nie pozwala na groźby, nękanie, nienawiść ani dyskryminację (punkt 6).',
    impersonation:
      'Nasz regulamin nie pozwala podszywać się pod kogoś innego ani używać zdjęć, które przedstawiają kogoś innego (punkt 6).',
    privacy:
      'Nasz regulamin nie pozwala udostępniać zdjęć ani danych innych osób bez ich zgody (punkt 6).',
    unlawful:
      'Jest to sprzeczne z prawem i niedozwolone także według naszego regulaminu (punkt 6).',
    misuse:
      'Nasz regulamin nie pozwala zbierać danych użytkowników, korzystać z botów ani obchodzić limitów, cen lub blokad (punkt 6).',
    underage:
      'Z serwisu {site} mogą korzystać tylko osoby, które ukończyły 18 lat (punkt 2 regulaminu).',
  },
  sources: {
    report:
      'Dowiedzieliśmy się o tym ze zgłoszenia. Sprawie przyjrzał się człowiek i to on podjął tę decyzję, a nie oprogramowanie.',
    complaint:
      'Dowiedzieliśmy się o tym ze skargi. Sprawie przyjrzał się człowiek i to on podjął tę decyzję, a nie oprogramowanie.',
    review:
      'Zauważyliśmy to podczas sprawdzania zdjęć. Tę decyzję podjął człowiek, a nie oprogramowanie.',
    moderator: 'Zauważyliśmy to sami. Tę decyzję podjął człowiek, a nie oprogramowanie.',
    hold: 'Nasze oprogramowanie wstrzymało twoją wiadomość do sprawdzenia, bo przypominała znane oszustwo. Sprawie przyjrzał się człowiek i to on podjął tę decyzję, a nie oprogramowanie.',
  },
  redress:
    'Jeśli się nie zgadzasz, możesz bezpłatnie odwołać się do {appealUntil}. Sprawie przyjrzy się osoba, która nie brała udziału w podejmowaniu tej decyzji, i odpowie w ciągu {days} dni. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.',
  reversed:
    'Jeszcze raz przyjrzeliśmy się naszej decyzji z {date} i ją uchyliliśmy. Cofnęliśmy wszystkie jej skutki i nie będzie ona działać na twoją niekorzyść. Przepraszamy za kłopot.',
  reversedOnAppeal:
    'Twojemu odwołaniu przyjrzała się osoba, która nie brała udziału w podejmowaniu naszej decyzji z {date}. Uchyliliśmy tę decyzję i cofnęliśmy wszystkie jej skutki. Nie będzie ona działać na twoją niekorzyść. Przepraszamy za kłopot.',
  upheld:
    'Twojemu odwołaniu przyjrzała się osoba, która nie brała udziału w podejmowaniu naszej decyzji z {date}. Decyzja pozostaje w mocy z następujących powodów:',
  upheldRedress:
    'Jeśli nadal się nie zgadzasz, możesz zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.',
  facts: {
    message: 'Twoja wiadomość ({time}): „{text}”',
    photo: 'Chodzi o zdjęcie dodane przez ciebie {date}.',
    profile: 'Chodzi o twój profil w wersji z {date}.',
  },
} satisfies Translation<typeof en>;
