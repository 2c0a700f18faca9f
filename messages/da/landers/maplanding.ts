import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Et kort med tegnede mennesker. Vælg en.',
  says: 'Sådan en kunne bo her. En tegning, ligesom alle på det her kort.',
  towns: {
    title: 'Der bor nogen <em>i en af prikkerne.</em>',
    text: 'Hver prik er en by. I nogle af dem er der folk på {site}, der søger selskab. Vi viser kun byen, aldrig adressen.',
    call: 'Se dig om i nærheden',
    join: 'Sæt dig selv på kortet',
  },
  lights: {
    title: 'Så mange lys, <em>og et er dit.</em>',
    text: 'Sådan ser landet ud efter aftensmaden. Bag nogle af lysene vil nogen gerne have en besked. På {site} er den første gratis.',
    call: 'Se, hvem der er i nærheden',
    join: 'Tænd dit lys',
  },
  paths: {
    title: 'Vejen er kortere, <em>når man er to.</em>',
    text: 'At gå fra by til by tager dage. En første besked tager et minut, og på {site} er den gratis.',
    call: 'Tag det første skridt',
    join: 'Begynd ved din egen dør',
  },
} satisfies Translation<typeof en>;
