import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months:
      '{months, plural, =6 {sześć miesięcy} =12 {rok} =60 {pięć lat} one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
    footer: 'Otrzymujesz tę wiadomość, ponieważ ten adres został podany w serwisie {site}.',
  },
  complaint: {
    subject: 'Twoja skarga {reference}',
    body: 'Twoja skarga do nas dotarła. Numer sprawy to {reference}.\n\nPrzeczyta ją człowiek i odpowie w ciągu dwóch dni roboczych. Status możesz sprawdzić w każdej chwili.',
    action: 'Zobacz status',
    note: 'Zachowaj tę wiadomość: link powyżej jest kluczem do twojej skargi. Nie przekazuj go nikomu.',
  },
  exclusion: {
    subject: 'Potwierdź zakaz dostępu',
    body: 'Ktoś, zapewne ty, prosi nas o zamknięcie temu adresowi dostępu do serwisu {site} na {period}.\n\nZakaz zacznie się, gdy go potwierdzisz. Konto z tym adresem zostanie wtedy zamknięte, a zakazu nie można cofnąć przed czasem.',
    action: 'Potwierdź zakaz',
    note: 'Link działa przez 24 godziny. Jeśli to nie twoja prośba, nie rób nic: nic się nie stanie.',
  },
} satisfies Translation<typeof en>;
