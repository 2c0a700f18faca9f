import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months:
      '{months, plural, =6 {kuudeksi kuukaudeksi} =12 {vuodeksi} =60 {viideksi vuodeksi} one {# kuukaudeksi} other {# kuukaudeksi}}',
    footer: 'Saat tämän viestin, koska tätä osoitetta on käytetty palvelussa {site}.',
    fallback: 'Jos painike ei toimi, avaa tämä osoite:',
    help: 'Onko kysyttävää? Kirjoita osoitteeseen {support}.',
    facts: {
      device: 'Laite',
      place: 'Paikka',
      time: 'Aika',
    },
  },
  complaint: {
    subject: 'Valituksesi {reference}',
    body: 'Olemme saaneet valituksesi. Sen asianumero on {reference}.\n\nIhminen lukee sen ja vastaa kahden arkipäivän kuluessa. Voit seurata asian etenemistä milloin tahansa.',
    action: 'Katso tilanne',
    note: 'Säilytä tämä viesti: yllä oleva linkki on avain valitukseesi. Älä anna sitä muille.',
  },
  exclusion: {
    subject: 'Vahvista käyttökieltosi',
    body: 'Joku, luultavasti sinä, pyysi meitä estämään tämän osoitteen käytön palvelussa {site} {period}.\n\nKielto alkaa, kun vahvistat sen. Se sulkee tilin, jolla on tämä osoite, eikä sitä voi purkaa ennen määräaikaa.',
    action: 'Vahvista kielto',
    note: 'Linkki toimii 24 tuntia. Jos pyyntö ei ollut sinun, älä tee mitään, niin mitään ei tapahdu.',
  },
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi palvelussa {site}',
    preheader: 'Yksi klikkaus, niin muut löytävät profiilisi.',
    body: 'Hei {name}, mukavaa, että olet täällä.\n\nVahvista, että tämä osoite on sinun. Sitten profiilisi tulee näkyviin: muut voivat löytää sinut ja vastata siihen, mitä kirjoitat.{credits, plural, =0 {} one { Saat myös # tervetuliaiskrediitin.} other { Saat myös # tervetuliaiskrediittiä.}}',
    action: 'Vahvista osoitteeni',
    note: 'Linkki toimii {days, plural, one {# päivän} other {# päivää}}. Jos et rekisteröitynyt itse, älä tee mitään: tili, jota kukaan ei vahvista, poistuu itsestään jonkin ajan kuluttua.',
  },
  reset: {
    subject: 'Valitse uusi salasana',
    preheader: 'Pyysit sitä palvelussa {site}. Jos pyyntö ei ollut sinun, mikään ei muutu.',
    body: 'Hei {name}!\n\nJoku, luultavasti sinä, pyysi saada vaihtaa tilisi salasanan palvelussa {site}. Tästä voit valita uuden.',
    action: 'Valitse uusi salasana',
    note: 'Linkki toimii vain kerran ja on voimassa {hours, plural, one {# tunnin} other {# tuntia}}. Jos pyyntö ei ollut sinun, älä tee mitään: salasanasi pysyy ennallaan.',
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu',
    preheader: 'Jos vaihdoit sen itse, sinun ei tarvitse tehdä mitään.',
    body: 'Hei {name}!\n\nTilisi salasana palvelussa {site} on vaihdettu, ja kaikki muut laitteet on kirjattu ulos.\n\nJos vaihdoit sen itse, sinun ei tarvitse tehdä mitään. Jos et, vaihda salasana heti.',
    action: 'Vaihda salasanani',
    note: 'Kun vaihdat salasanan, kaikki muut kirjataan ulos. Vaihtolinkin lähetämme aina vain tähän osoitteeseen.',
  },
  mailChange: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    preheader: 'Siihen asti kaikki pysyy ennallaan.',
    body: 'Hei {name}!\n\nJoku, luultavasti sinä, haluaa käyttää osoitetta {email} tililläsi palvelussa {site}.\n\nKun vahvistat osoitteen, lähetämme viestimme jatkossa sinne. Siihen asti kaikki pysyy ennallaan.',
    action: 'Vahvista osoite',
    note: 'Linkki toimii {hours, plural, one {# tunnin} other {# tuntia}}. Jos pyyntö ei ollut sinun, älä tee mitään, niin emme käytä tätä osoitetta.',
  },
  mailChangeAsked: {
    subject: 'Uusi sähköpostiosoite tilillesi?',
    preheader: 'Jos pyysit sitä itse, sinun ei tarvitse tehdä mitään.',
    body: 'Hei {name}!\n\nJoku, luultavasti sinä, pyysi saada käyttää toista sähköpostiosoitetta tililläsi palvelussa {site}. Lähetimme siihen linkin. Mikään ei muutu, ennen kuin linkki avataan.\n\nJos pyysit tätä itse, sinun ei tarvitse tehdä mitään. Jos et, joku muu saattaa tietää salasanasi: vaihda se heti.',
    action: 'Vaihda salasana',
    note: 'Kun vaihdat salasanan, kaikki muut laitteet kirjataan ulos.',
  },
  mailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    preheader: 'Lähetämme viestimme nyt uuteen osoitteeseen.',
    body: 'Hei {name}!\n\nTililläsi palvelussa {site} on nyt toinen sähköpostiosoite, ja lähetämme viestimme siihen.\n\nJos vaihdoit sen itse, sinun ei tarvitse tehdä mitään.',
    note: 'Jos et vaihtanut sitä itse, kirjoita osoitteeseen {support}. Selvitämme asian kanssasi.',
  },
  deletion: {
    subject: 'Tilisi poistetaan {date}',
    preheader: 'Siihen asti saat kaiken takaisin yhdellä klikkauksella.',
    body: 'Hei {name}!\n\nTilisi palvelussa {site} on nyt suljettu, kuten pyysit. Poistamme sen lopullisesti {date}, samoin profiilisi, kuvasi ja viestisi.\n\nSiihen asti säilytämme kaiken siltä varalta, että muutat mielesi: kirjaudu sisään tai avaa linkki, niin saat kaiken takaisin.',
    action: 'Palauta tilini',
    note: 'Jos haluat lähteä, sinun ei tarvitse tehdä muuta. Jäljelle jää vain se, mitä laki velvoittaa meidät säilyttämään, kuten tilauksen tiedot, ilman henkilötietojasi. Kiitos, että olit täällä.',
  },
  reactivated: {
    subject: 'Tervetuloa takaisin, {name}',
    preheader: 'Tilisi on taas auki, eikä mitään kadonnut.',
    body: 'Tilisi palvelussa {site} on taas auki, eikä mitään kadonnut: profiilisi, kuvasi ja viestisi ovat ennallaan.',
    action: 'Siirry palveluun {site}',
    note: 'Jos et palauttanut tiliä itse, vaihda salasanasi tai kirjoita osoitteeseen {support}.',
  },
  newSignIn: {
    subject: 'Uusi kirjautuminen tilillesi',
    preheader: 'Jos kirjauduit itse, sinun ei tarvitse tehdä mitään.',
    body: 'Hei {name}!\n\nTilillesi palvelussa {site} kirjauduttiin laitteella, jota emme ole nähneet aiemmin. Jos kirjauduit itse, sinun ei tarvitse tehdä mitään.',
    action: 'Katso laitteeni',
    note: 'Jos et kirjautunut itse, kirjaa muut laitteet siellä ulos ja vaihda salasana heti. Päättelemme paikan vain IP-osoitteesta, joten se voi olla väärä.',
  },
  exportReady: {
    subject: 'Tietosi ovat valmiina',
    preheader: 'Lataa kaikki, mitä palvelulla {site} on sinusta.',
    body: 'Hei {name}!\n\nPyytämäsi kopio tiedoistasi on valmis: kaikki, mitä palvelulla {site} on sinusta, ja kuvasi.\n\nVoit ladata sen asetuksista {days, plural, one {# päivän} other {# päivän}} ajan. Sitten kopio poistetaan.',
    action: 'Siirry asetuksiin',
    note: 'Kopio on henkilökohtainen. Säilytä sitä paikassa, jossa vain sinä voit avata sen.',
  },
} satisfies Translation<typeof en>;
