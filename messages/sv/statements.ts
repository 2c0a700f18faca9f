import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'En varning om ditt konto på {site}',
    remove_message: 'Vi har tagit bort ett av dina meddelanden',
    remove_photo: 'Vi har tagit bort en av dina bilder',
    remove_about: 'Vi har tagit bort din profiltext',
    suspend: 'Ditt konto är avstängt till den {until}',
    ban: 'Ditt konto har stängts',
    reversed: 'Vi har upphävt vårt beslut {reference}',
    upheld: 'Ditt överklagande av beslut {reference}',
  },
  measures: {
    warn: 'Det här är en varning. Du kan fortsätta använda ditt konto.',
    remove_message:
      'Vi har tagit bort ett meddelande som du har skrivit. Den du skrev till kan inte heller se det längre.',
    remove_photo: 'Vi har tagit bort en bild från din profil. Andra kan inte se den längre.',
    remove_about: 'Vi har tagit bort det du har skrivit om dig själv. Du kan skriva något nytt.',
    suspend:
      'Vi har stängt av ditt konto till den {until}. Fram till dess kan du inte logga in och ingen kan se din profil. Därefter blir allt som förut.',
    ban: 'Vi har stängt ditt konto för gott. Du kan inte logga in längre och ingen kan se din profil.',
  },
  grounds: {
    money:
      'Enligt våra villkor är det inte tillåtet att be medlemmar om pengar, göra reklam eller sälja varor eller tjänster (punkt 6).',
    harassment:
      'Enligt våra villkor är hot, trakasserier, hat och diskriminering inte tillåtet (punkt 6).',
    impersonation:
      'Enligt våra villkor är det inte tillåtet att utge sig för att vara någon annan eller använda bilder som inte visar en själv (punkt 6).',
    privacy:
      'Enligt våra villkor är det inte tillåtet att dela bilder på eller uppgifter om andra människor utan deras samtycke (punkt 6).',
    unlawful: 'Det strider mot lagen och är inte heller tillåtet enligt våra villkor (punkt 6).',
    misuse:
      'Enligt våra villkor är det inte tillåtet att samla in uppgifter om medlemmar, använda robotar eller kringgå gränser, priser eller blockeringar (punkt 6).',
    underage: 'Bara den som är 18 år eller äldre får använda {site} (punkt 2 i våra villkor).',
  },
  sources: {
    report:
      'Vi blev uppmärksamma på det genom en anmälan. En människa har tittat på ärendet och fattat det här beslutet, inte programvara.',
    complaint:
      'Vi blev uppmärksamma på det genom ett klagomål. En människa har tittat på ärendet och fattat det här beslutet, inte programvara.',
    review:
      'En moderator upptäckte det vid granskningen av bilder. En människa har fattat det här beslutet, inte programvara.',
    moderator:
      'En moderator upptäckte det. En människa har fattat det här beslutet, inte programvara.',
    hold: 'Vår programvara höll kvar ditt meddelande för granskning eftersom det liknade ett känt bedrägeri. En människa har tittat på ärendet och fattat det här beslutet, inte programvara.',
  },
  redress:
    'Om du inte håller med kan du överklaga utan kostnad till och med den {appealUntil}. Någon som inte var med och fattade beslutet tittar på ärendet och svarar inom {days} dagar. Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol.',
  reversed:
    'Vi har tittat på vårt beslut av den {date} igen och upphävt det. Allt som det ledde till är återställt, och det kommer inte att användas mot dig. Vi beklager besväret.',
  reversedOnAppeal:
    'Någon som inte var med och fattade vårt beslut av den {date} har tittat på ditt överklagande. Vi har upphävt beslutet. Allt som det ledde till är återställt, och det kommer inte att användas mot dig. Vi beklager besväret.',
  upheld:
    'Någon som inte var med och fattade vårt beslut av den {date} har tittat på ditt överklagande. Beslutet står fast av följande skäl:',
  upheldRedress:
    'Om du fortfarande inte håller med kan du vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol.',
  facts: {
    message: 'Den {time} skrev du: ”{text}”',
    photo: 'Det gäller en bild som du lade till den {date}.',
    profile: 'Det gäller din profil som den såg ut den {date}.',
  },
} satisfies Translation<typeof en>;
