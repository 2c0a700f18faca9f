import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Spela filmen',
  pause: 'Pausa filmen',
  join: 'Det börjar med två svar',
  seasons: {
    title:
      'Någon för <one>första varma dagen,</one> <two>de långa kvällarna,</two> <three>de våta löven</three> <four>och snön.</four>',
    text: 'På en bänk finns plats för två hela året. Se vem som är på {site}. Ditt första meddelande är gratis.',
    call: 'Sätt dig bredvid någon',
    alt: 'En tecknad film: en bänk under ett träd. På våren sitter någon där ensam, på sommaren är de två. På hösten sitter de närmare, och på vintern lutar de sig mot varandra i snön.',
  },
  day: {
    title:
      'Någon för <one>kaffet klockan åtta,</one> <two>den stilla middagen,</two> <three>vad ska vi äta ikväll</three> <four>och sista ljuset.</four>',
    text: 'Varje dag har en stund för ett hej. Säg det till någon på {site}. Det första är gratis.',
    call: 'Säg god morgon',
    alt: 'En tecknad film: ett fönster från morgon till natt. En kvinna med sitt kaffe, en katt mitt på dagen, två personer i lampsken, och sent på natten de två tätt ihop.',
  },
  moods: {
    title:
      'Någon att vara <one>nyfiken med,</one> <two>lite blyg med,</two> <three>alldeles för högljudd med</three> <four>och tyst med.</four>',
    text: 'Ingen är på topp hela dagen. Träffa någon på {site} som gillar resten också.',
    call: 'Kom som du är',
    alt: 'En tecknad film: två runda ansikten i skiftande färger. De synar varandra, rodnar, brister ut i skratt och lutar sig till sist mot varandra med slutna ögon.',
  },
} satisfies Translation<typeof en>;
