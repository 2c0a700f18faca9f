import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Bjud in någon',
  lead: 'Känner du någon som skulle passa på {site}? Skicka din egen länk.',
  premium: 'Bara premiummedlemmar kan skicka inbjudningar.',
  getPremium: 'Skaffa Premium',
  start: 'Du skapar din länk en gång, och den förblir din.',
  make: 'Skapa min länk',
  page: 'Det här ser de först',
  variant: 'Version',
  number: 'Version {number}',
  preview: 'Så ser det ut för mottagaren',
  open: 'Öppna sidan',
  link: 'Din länk',
  copy: 'Kopiera',
  copied: 'Kopierat',
  share: 'Dela',
  words: 'Jag är på {site}. Vill du titta in?',
  joined:
    '{count, plural, =0 {Ingen har blivit medlem via din länk än} one {# person har blivit medlem via din länk} other {# personer har blivit medlemmar via din länk}}',
  thanked:
    '{count, plural, =0 {Inga krediter som tack än} one {# kredit som tack} other {# krediter som tack}}',
  terms:
    'För varje person som blir medlem och bekräftar sin e-postadress får du {count, plural, one {# kredit} other {# krediter}}, för högst {most} personer i månaden. Ingen ser vem som bjöd in vem.',
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
