import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sex månader} =12 {ett år} =60 {fem år} other {# månader}}',
    footer: 'Du får det här mejlet eftersom den här adressen har använts på {site}.',
    fallback: 'Om knappen inte fungerar kan du öppna den här adressen:',
    help: 'Har du frågor? Skriv till {support}.',
    facts: {
      device: 'Enhet',
      place: 'Plats',
      time: 'Tidpunkt',
    },
  },
  complaint: {
    subject: 'Ditt klagomål {reference}',
    body: 'Vi har tagit emot ditt klagomål. Ärendenumret är {reference}.\n\nEn människa läser det och svarar inom två arbetsdagar. Du kan när som helst följa ärendet.',
    action: 'Följ ärendet',
    note: 'Spara det här mejlet: länken ovan är nyckeln till ditt klagomål. Ge den inte vidare.',
  },
  exclusion: {
    subject: 'Bekräfta din avstängning',
    body: 'Någon, förmodligen du själv, har bett oss att hålla den här adressen borta från {site} i {period}.\n\nAvstängningen börjar när du bekräftar den. Den stänger ett konto som använder den här adressen, och den kan inte hävas i förtid.',
    action: 'Bekräfta avstängningen',
    note: 'Länken gäller i 24 timmar. Om det inte var du behöver du inte göra något: då händer ingenting.',
  },
  activation: {
    subject: 'Bekräfta din e-postadress på {site}',
    preheader: 'Ett klick, så kan andra hitta din profil.',
    body: 'Hej {name}! Vad roligt att du är här.\n\nBekräfta att den här adressen är din. Då blir din profil synlig: andra kan hitta dig och svara på det du skriver.{credits, plural, =0 {} one { Dessutom väntar # välkomstkredit på dig.} other { Dessutom väntar # välkomstkrediter på dig.}}',
    action: 'Bekräfta min adress',
    note: 'Länken gäller i {days, plural, one {# dag} other {# dagar}}. Om det inte var du som registrerade dig behöver du inte göra något: ett konto som ingen bekräftar raderas av sig självt efter en tid.',
  },
  reset: {
    subject: 'Välj ett nytt lösenord',
    preheader: 'Du bad om det på {site}. Om det inte var du händer ingenting.',
    body: 'Hej {name}!\n\nNågon, förmodligen du själv, har bett om att få återställa lösenordet till ditt konto på {site}. Här kan du välja ett nytt.',
    action: 'Välj ett nytt lösenord',
    note: 'Länken fungerar bara en gång och gäller i {hours, plural, one {# timme} other {# timmar}}. Om det inte var du behöver du inte göra något: ditt lösenord förblir som det är.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord har ändrats',
    preheader: 'Om det var du behöver du inte göra något.',
    body: 'Hej {name}!\n\nLösenordet till ditt konto på {site} har ändrats, och alla andra enheter är utloggade.\n\nOm det var du behöver du inte göra något. Om inte, återställ lösenordet nu.',
    action: 'Återställ mitt lösenord',
    note: 'När lösenordet återställs loggas alla andra ut, och länken för det skickar vi bara till den här adressen.',
  },
  mailChange: {
    subject: 'Bekräfta din nya e-postadress',
    preheader: 'Tills du gör det förblir allt som det är.',
    body: 'Hej {name}!\n\nNågon, förmodligen du själv, vill använda {email} som adress för ditt konto på {site}.\n\nNär du har bekräftat den skickar vi våra mejl dit i fortsättningen. Tills dess förblir allt som det är.',
    action: 'Bekräfta adressen',
    note: 'Länken gäller i {hours, plural, one {# timme} other {# timmar}}. Om det inte var du behöver du inte göra något: då använder vi inte den här adressen.',
  },
  mailChangeAsked: {
    subject: 'En ny e-postadress för ditt konto?',
    preheader: 'Om du själv bad om det behöver du inte göra något.',
    body: 'Hej {name}!\n\nNågon, förmodligen du själv, har bett om att få använda en annan e-postadress för ditt konto på {site}. Vi har skickat en länk dit. Inget ändras förrän länken öppnas.\n\nOm det var du behöver du inte göra något här. Om inte kan någon annan känna till ditt lösenord: välj genast ett nytt.',
    action: 'Välj ett nytt lösenord',
    note: 'Ett nytt lösenord loggar ut alla andra enheter.',
  },
  mailChanged: {
    subject: 'Din e-postadress har ändrats',
    preheader: 'Från och med nu skriver vi till den nya.',
    body: 'Hej {name}!\n\nDitt konto på {site} har nu en annan e-postadress, och våra mejl skickas dit.\n\nOm det var du behöver du inte göra något.',
    note: 'Om det inte var du, skriv till {support}. Vi reder ut det tillsammans med dig.',
  },
  deletion: {
    subject: 'Ditt konto raderas den {date}',
    preheader: 'Till dess får du tillbaka allt med ett klick.',
    body: 'Hej {name}!\n\nSom du bad om är ditt konto på {site} nu stängt. Den {date} raderar vi det för gott, tillsammans med din profil, dina bilder och dina meddelanden.\n\nTill dess sparar vi allt, ifall du ändrar dig: logga in eller följ länken, så är allt tillbaka igen.',
    action: 'Återställ mitt konto',
    note: 'Om du vill lämna oss behöver du inte göra något mer. Bara det som lagen kräver att vi sparar, till exempel uppgifter om en beställning, finns kvar, utan dina personuppgifter. Tack för att du var här.',
  },
  reactivated: {
    subject: 'Välkommen tillbaka, {name}',
    preheader: 'Ditt konto är öppet igen, och inget har gått förlorat.',
    body: 'Ditt konto på {site} är öppet igen, och inget har gått förlorat: din profil, dina bilder och dina meddelanden är som du lämnade dem.',
    action: 'Gå till {site}',
    note: 'Om det inte var du, byt lösenord eller skriv till {support}.',
  },
  newSignIn: {
    subject: 'En ny inloggning på ditt konto',
    preheader: 'Om det var du behöver du inte göra något.',
    body: 'Hej {name}!\n\nNågon har loggat in på ditt konto på {site} med en enhet som vi inte har sett förut. Om det var du behöver du inte göra något.',
    action: 'Se mina enheter',
    note: 'Om det inte var du, logga ut de andra enheterna där och välj genast ett nytt lösenord. Vi känner till platsen bara genom IP-adressen, så den kan vara fel.',
  },
  exportReady: {
    subject: 'Kopian av dina uppgifter är klar',
    preheader: 'Ladda ner allt som {site} har om dig.',
    body: 'Hej {name}!\n\nKopian av dina uppgifter som du bad om är klar: allt som {site} har om dig, och dina bilder.\n\nI {days, plural, one {# dag} other {# dagar}} kan du ladda ner den i dina inställningar. Sedan raderas kopian.',
    action: 'Gå till mina inställningar',
    note: 'Kopian är personlig. Förvara den där bara du kan öppna den.',
  },
} satisfies Translation<typeof en>;
