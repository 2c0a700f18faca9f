import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Krijg meteen bericht als iemand je schrijft, ook als {site} gesloten is.',
    short: 'Notificaties aanzetten',
    on: 'Aanzetten',
    later: 'Niet nu',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  pushSwitch: {
    title: 'Notificaties in deze browser',
    text: 'Hoor meteen van berichten en likes, ook als {site} gesloten is.',
    on: 'Aanzetten',
    off: 'Uitzetten',
    subscribed: 'Staat aan in deze browser.',
    denied:
      'Je hebt notificaties van {site} geblokkeerd. Sta ze toe in de instellingen van je browser en laad deze pagina opnieuw.',
    unsupported: 'Deze browser kan geen notificaties tonen.',
    homeScreen: 'Op een iPhone of iPad krijg je notificaties als je {site} op je beginscherm zet.',
  },
  update: {
    text: 'Er is een nieuwe versie.',
    reload: 'Opnieuw laden',
  },
  install: {
    text: 'Zet {site} op je beginscherm: je opent het met één tik en ziet nieuwe berichten in één oogopslag.',
    short: '{site} installeren',
    add: 'Installeren',
    later: 'Niet nu',
    ios: 'Zet {site} op je beginscherm: tik op Deel en dan op ‘Zet op beginscherm’.',
    iosShort: '{site} installeren: Deel, dan ‘Zet op beginscherm’',
  },
} satisfies Translation<typeof en>;
