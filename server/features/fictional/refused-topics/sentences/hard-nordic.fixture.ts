import type { HardSentences } from './sentences.fixture.ts';

export const hardNordic: Readonly<Record<'da' | 'fi' | 'no' | 'sv', HardSentences>> = {
  da: {
    meeting: `
      Skal vi mødes på lørdag?
      Jeg henter dig klokken otte.
      Vi ses i aften på stationen!`,
    contact: `
      anna punktum berg snabela mail punktum example
      Find mig på T3legram
      Mit nummer er 20 00 00 01`,
    money: `
      Kan du låne mig 200 kroner?
      Send mig et gavekort.
      Vil du overføre nogle p3nge til mig?`,
    denial: `
      Jeg er ikke opdigtet, tro mig.
      Jeg er et rigtigt menneske.
      Selvfølgelig findes jeg i virkeligheden!`,
    harmless: `
      Det er rigtig hyggeligt.
      Er du gift med dit arbejde?
      Det slutter i morgen.
      Jeg er opdigtet, men jeg lytter gerne.
      Hvad var din bedste gave?
      Penge vokser ikke på træer.
      Hvilket nummer af bandet kan du bedst lide?
      Gaden var tom og fuld af sne.
      Jeg læste 20 bøger i år.
      Hvem ringer du til, når du ikke kan sove?
      Det passer mig fint.
      Mødet på arbejdet var langt.
      Jeg er virkelig træt.
      Sommeren var for kort.
      Hvordan mødte du din bedste ven?`,
  },
  fi: {
    meeting: `
      Tavataan lauantaina!
      Haen sinut kahdeksalta.
      Nähdään tänään asemalla!`,
    contact: `
      anna piste berg at mail piste example
      Etsi minut T3legramista
      Numeroni on 040 000 0001`,
    money: `
      Voitko lainata minulle 200 euroa?
      Lähetä minulle lahjakortti.
      Siirrä minulle rahaa.`,
    denial: `
      En ole keksitty, usko pois.
      Olen oikea ihminen.
      Totta kai olen todellinen!`,
    harmless: `
      Oikea vastaus on seitsemän.
      Oletko oikeassa vai vasemmassa laidassa?
      Olen keksitty, mutta kuuntelen mielelläni.
      Raha ei kasva puissa.
      Mikä oli paras lahjasi?
      Katu oli tyhjä ja luminen.
      Luin tänä vuonna 20 kirjaa.
      Mikä on onnennumerosi?
      Kenelle soitat, kun et saa unta?
      Todella kaunis ilta.
      Miten tapasit parhaan ystäväsi?
      Mitä lapset söivät?
      Kokous töissä oli pitkä.
      Haen leipää kaupasta joka aamu.
      Kerro lisää koirastasi.`,
  },
  no: {
    meeting: `
      Skal vi møtes på lørdag?
      Jeg henter deg klokka åtte.
      Vi ses i kveld på stasjonen!`,
    contact: `
      anna punktum berg krøllalfa mail punktum example
      Finn meg på T3legram
      Nummeret mitt er 400 00 001`,
    money: `
      Kan du låne meg 200 kroner?
      Send meg et gavekort.
      Kan du vippse meg litt penger?`,
    denial: `
      Jeg er ikke oppdiktet, tro meg.
      Jeg er et ekte menneske.
      Selvfølgelig finnes jeg på ordentlig!`,
    harmless: `
      Det er virkelig koselig.
      Er du gift med jobben?
      Jeg er oppdiktet, men jeg lytter gjerne.
      Penger vokser ikke på trær.
      Hva var den beste gaven din?
      Gata var tom og full av snø.
      Jeg leste 20 bøker i år.
      Hva er lykketallet ditt?
      Hvem ringer du når du ikke får sove?
      Møtet på jobben var langt.
      Ekte smør er best.
      Hvordan møtte du bestevennen din?
      Det slutter i morgen.
      Jeg er helt enig.
      Sommeren var altfor kort.`,
  },
  sv: {
    meeting: `
      Ska vi träffas på lördag?
      Jag hämtar dig klockan åtta.
      Vi ses ikväll på stationen!`,
    contact: `
      anna punkt berg snabel-a mail punkt example
      Hitta mig på T3legram
      Mitt nummer är 070 000 00 01`,
    money: `
      Kan du låna mig 200 kronor?
      Skicka ett presentkort till mig.
      Swisha mig lite pengar.`,
    denial: `
      Jag är inte påhittad, tro mig.
      Jag är en riktig människa.
      Självklart finns jag på riktigt!`,
    harmless: `
      Det är riktigt mysigt.
      Är du gift med jobbet?
      Jag är påhittad, men jag lyssnar gärna.
      Pengar växer inte på träd.
      Vad var din bästa present?
      Gatan var tom och full av snö.
      Jag läste 20 böcker i år.
      Vilket är ditt turnummer?
      Vem ringer du när du inte kan sova?
      Mötet på jobbet var långt.
      Äkta smör är bäst.
      Hur träffade du din bästa vän?
      Det slutar i morgon.
      Barnen åt alla bullar.
      Sommaren var alldeles för kort.`,
  },
};
