import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Bjud in någon',
  lead: 'Känner du någon som skulle göra {site} gott? Skicka en egen länk.',
  premium: 'Inbjudningar är för premiummedlemmar.',
  getPremium: 'Skaffa premium',
  start: 'Din länk skapas en gång och förblir din.',
  make: 'Skapa min länk',
  page: 'Vad de ser först',
  variant: 'I vilken version',
  number: 'Variant {number}',
  link: 'Din länk',
  copy: 'Kopiera',
  copied: 'Kopierat',
  share: 'Dela',
  words: 'Jag är på {site}. Vill du titta in?',
  joined:
    '{count, plural, =0 {Ingen har kommit via din länk än} one {# person har kommit via din länk} other {# personer har kommit via din länk}}',
  thanked:
    '{count, plural, =0 {Inga krediter som tack än} one {# kredit som tack} other {# krediter som tack}}',
  terms:
    'För varje person som går med och bekräftar sin adress får du {count, plural, one {# kredit} other {# krediter}}, för högst {most} personer i månaden. Ingen ser vem som bjöd in vem.',
  pages: {
    alonetonight: 'Ett hus om natten',
    collagelanding: 'En vägg av porträtt',
    gallery: 'Ett galleri',
    iconslanding: 'Välj det du gillar',
    maplanding: 'En karta',
    socialnetwork: 'Dagens små nyheter',
    transitionsvideolanding: 'En film genom årstiderna',
    video: 'En kort film',
  },
} satisfies Translation<typeof en>;
