import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Få veta direkt när någon skriver till dig, även när {site} är stängt.',
    short: 'Slå på notiser',
    on: 'Slå på',
    later: 'Inte nu',
    failed: 'Det gick inte. Försök igen.',
  },
  pushSwitch: {
    title: 'Notiser i den här webbläsaren',
    text: 'Få veta om meddelanden och gillningar direkt, även när {site} är stängt.',
    on: 'Slå på',
    off: 'Stäng av',
    subscribed: 'På i den här webbläsaren.',
    denied:
      'Du har blockerat notiser från {site}. Tillåt dem i webbläsarens inställningar och ladda om sidan.',
    unsupported: 'Den här webbläsaren kan inte visa notiser.',
    homeScreen: 'På iPhone och iPad behöver du lägga {site} på hemskärmen för att få notiser.',
  },
  update: {
    text: 'Det finns en ny version.',
    reload: 'Ladda om',
  },
  install: {
    text: 'Lägg {site} på hemskärmen, så öppnar du den med ett tryck och ser direkt om du har nya meddelanden.',
    short: 'Installera {site}',
    add: 'Installera',
    later: 'Inte nu',
    ios: 'Lägg {site} på hemskärmen: tryck på Dela och sedan på ”Lägg till på hemskärmen”.',
    iosShort: 'Installera {site}: Dela, sedan ”Lägg till på hemskärmen”',
  },
} satisfies Translation<typeof en>;
