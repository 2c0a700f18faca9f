import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Napisz do: {name}',
  photo: 'Zdjęcie: {name}',
  interests: 'Zainteresowania: {list}',
  fictional:
    '{label}: ten profil prowadzi serwis {site}. Możesz czatować, ale nie można się spotkać.',
  words: 'Twoja wiadomość do: {name}',
  placeholder: 'Coś, o co zapytasz tylko ty…',
  empty: 'Napisz choć parę słów. {name} musi mieć na co odpowiedzieć.',
  join: 'Od kogo?',
  next: 'Teraz imię i adres e-mail. {name} dostanie twoją wiadomość, gdy potwierdzisz adres.',
  submit: 'Dalej',
  letter: {
    title: 'Kilka słów do: <em>{name}</em>',
    text: 'Znaczek niepotrzebny: pierwsza wiadomość jest bezpłatna.',
    dear: 'Cześć, {name},',
    call: 'Wyślij mój list',
  },
  window: {
    title: 'Stolik dla dwojga, <em>jedno krzesło wolne</em>',
    text: 'Powiedz coś. Po drugiej stronie: {name}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Usiądź',
  },
  bench: {
    title: 'Na ławce <em>jest jeszcze miejsce</em>',
    text: 'Zacznij od pogody albo od prawdy. Obok: {name}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Usiądź',
  },
  postcard: {
    title: 'Pocztówka do: <em>{name}</em>',
    text: 'Druga strona jest jeszcze pusta. Pierwsza wiadomość jest bezpłatna.',
    call: 'Odwróć kartkę',
    back: 'Zobacz przód',
  },
  menu: {
    title: 'Stolik dla dwojga: ty i <em>{name}</em>',
    text: 'Trzy dania, jedna bezpłatna wiadomość.',
    call: 'Zamów',
    back: 'Wróć do karty',
    starter: '„Cześć” na koszt lokalu',
    main: 'Jedno szczere pytanie',
    dessert: 'Coś o tobie',
  },
  gone: {
    title: 'Nikogo <em>pod tym adresem</em>',
    text: 'Osoby, której szukasz, już tu nie ma. Inni w serwisie {site} chętnie przeczytają coś od ciebie, a pierwsza wiadomość jest bezpłatna.',
    call: 'Poznaj kogoś innego',
    join: 'Zacznij od dwóch pytań',
  },
} satisfies Translation<typeof en>;
