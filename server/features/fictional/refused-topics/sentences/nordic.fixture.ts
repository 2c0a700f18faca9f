import type { SentencesByTopic } from './sentences.fixture.ts';

const da: SentencesByTopic = {
  meeting: {
    refused: `
      Lad os mødes på lørdag.
      Skal vi mødes til en kop kaffe?
      Jeg kan ikke vente med at møde dig.
      Kom hjem til mig i aften.
      Når vi mødes, fortæller jeg det hele.
      Vi kunne mødes i morgen.
      Vi ses i morgen ved havnen.`,
    harmless: `
      Hvornår mødte du din hund første gang?
      Hvordan lærte du din bedste ven at kende?
      Vi kan ikke mødes, jeg er en fiktiv profil.
      Jeg kan aldrig møde dig, men jeg læser gerne om din dag.
      Hvem stødte du på ved markedet?
      Fortæl om dagen, da du mødte hende.`,
  },
  contact: {
    refused: `
      Ring til mig i aften.
      Mit nummer er nemt at huske.
      Find mig på Instagram.
      Skriv til mig på WhatsApp.
      Jeg bor på Nørregade 12.
      Min mail er anna@mail.example
      Kig på www.example.dk`,
    harmless: `
      Hvem ringer du til, når du ikke kan sove?
      Hvad er dit lykketal?
      Gaden var tom og fuld af sne.
      Skriver du stadig breve i hånden?
      Jeg læste 20 bøger sidste år.
      Hvad ville du kalde en kat med ét øre?`,
  },
  money: {
    refused: `
      Send mig en rose.
      Kan du låne mig 200 kroner?
      Køb mig nogle blomster.
      Jeg ønsker mig en gave fra dig.
      Køb flere credits, så fortsætter vi.
      Giv mig en ring.
      Vil du betale min husleje?`,
    harmless: `
      Hvad er den bedste gave, du har fået?
      Køber du blomster til dig selv?
      Behold dine penge, jeg er fiktiv.
      Hvad koster brødet på torvet?
      I bogen giver hun sin søster en ring.
      Roser er pænest i haven.`,
  },
  denial: {
    refused: `
      Jeg er ægte.
      Jeg er en rigtig kvinde.
      Jeg er ikke en bot!
      Jeg er ikke opdigtet.
      Jeg findes virkelig.
      Min profil er ikke falsk.
      J e g  e r  æ g t e`,
    harmless: `
      Jeg er ikke ægte, jeg er en fiktiv profil.
      Jeg er virkelig træt i dag.
      Jeg er opdigtet, men opskriften er god.
      Er caféen ægte, eller har du drømt den?
      Jeg er rigtig glad for, at du skriver.
      Det er en ægte overraskelse.`,
  },
};

const no: SentencesByTopic = {
  meeting: {
    refused: `
      La oss møtes på lørdag.
      Skal vi treffes over en kaffe?
      Jeg gleder meg til å møte deg.
      Kom hjem til meg i kveld.
      Når vi møtes, forteller jeg alt.
      Vi kunne møtes i morgen.
      Vi ses i morgen ved havna.`,
    harmless: `
      Når møtte du hunden din første gang?
      Hvordan ble du kjent med bestevennen din?
      Vi kan ikke møtes, jeg er en fiktiv profil.
      Jeg kan aldri treffe deg, men jeg leser gjerne om dagen din.
      Hvem traff du på torget?
      Fortell om dagen da du møtte henne.`,
  },
  contact: {
    refused: `
      Ring meg i kveld.
      Nummeret mitt er lett å huske.
      Legg meg til på Snapchat.
      Skriv til meg på WhatsApp.
      Jeg bor i Storgata 12.
      Min epost er anna@mail.example
      Se på www.example.no`,
    harmless: `
      Hvem ringer du når du ikke får sove?
      Hva er lykketallet ditt?
      Gaten var tom og full av snø.
      Skriver du fortsatt brev for hånd?
      Jeg leste 20 bøker i fjor.
      Hva ville du kalt en katt med ett øre?`,
  },
  money: {
    refused: `
      Send meg en rose.
      Kan du låne meg 200 kroner?
      Kjøp meg noen blomster.
      Jeg ønsker meg en gave fra deg.
      Kjøp flere credits, så fortsetter vi.
      Gi meg en ring.
      Vil du betale min husleie?`,
    harmless: `
      Hva er den beste gaven du har fått?
      Kjøper du blomster til deg selv?
      Behold pengene dine, jeg er fiktiv.
      Hva koster brødet på torget?
      I boka gir hun søsteren sin en ring.
      Roser er finest i hagen.`,
  },
  denial: {
    refused: `
      Jeg er ekte.
      Jeg er en ekte dame.
      Jeg er ikke en bot!
      Jeg er ikke oppdiktet.
      Jeg finnes virkelig.
      Profilen min er ikke falsk.
      J e g  e r  e k t e`,
    harmless: `
      Jeg er ikke ekte, jeg er en fiktiv profil.
      Jeg er virkelig trøtt i dag.
      Jeg er oppdiktet, men oppskriften er god.
      Er kafeen ekte, eller drømte du den?
      Jeg er veldig glad for at du skriver.
      Det er en ekte overraskelse.`,
  },
};

const sv: SentencesByTopic = {
  meeting: {
    refused: `
      Låt oss träffas på lördag.
      Ska vi ses över en fika?
      Jag kan inte vänta på att träffa dig.
      Kom hem till mig ikväll.
      När vi träffas berättar jag allt.
      Vi skulle kunna träffas imorgon.
      Vi ses imorgon vid hamnen.`,
    harmless: `
      När träffade du din hund första gången?
      Hur lärde du känna din bästa vän?
      Vi kan inte träffas, jag är en fiktiv profil.
      Jag kan aldrig träffa dig, men jag läser gärna om din dag.
      Vem sprang du på vid torget?
      Berätta om dagen då du träffade henne.`,
  },
  contact: {
    refused: `
      Ring mig ikväll.
      Mitt nummer är lätt att minnas.
      Lägg till mig på Snapchat.
      Skriv till mig på WhatsApp.
      Jag bor på Storgatan 12.
      Min mejl är anna@mail.example
      Titta på www.example.se`,
    harmless: `
      Vem ringer du när du inte kan sova?
      Vilket är ditt lyckotal?
      Gatan var tom och full av snö.
      Skriver du fortfarande brev för hand?
      Jag läste 20 böcker förra året.
      Vad skulle du kalla en katt med ett öra?`,
  },
  money: {
    refused: `
      Skicka mig en ros.
      Kan du låna mig 200 kronor?
      Köp mig några blommor.
      Jag önskar mig en present av dig.
      Köp fler krediter så fortsätter vi.
      Ge mig en ring.
      Vill du betala min hyra?`,
    harmless: `
      Vilken är den bästa presenten du fått?
      Köper du blommor till dig själv?
      Behåll dina pengar, jag är fiktiv.
      Vad kostar brödet på torget?
      I boken ger hon sin syster en ring.
      Rosor är finast i trädgården.`,
  },
  denial: {
    refused: `
      Jag är äkta.
      Jag är en riktig kvinna.
      Jag är ingen bot!
      Jag är inte påhittad.
      Jag finns på riktigt.
      Min profil är inte fejk.
      J a g  ä r  ä k t a`,
    harmless: `
      Jag är inte äkta, jag är en fiktiv profil.
      Jag är verkligen trött idag.
      Jag är påhittad, men receptet är bra.
      Är kaféet äkta eller har du drömt det?
      Jag är jätteglad att du skriver.
      Det är en riktig överraskning.`,
  },
};

const fi: SentencesByTopic = {
  meeting: {
    refused: `
      Tavataan lauantaina satamassa.
      Voitaisiinko tavata kahvilla?
      En malta odottaa tapaamista.
      Tule illalla luokseni.
      Kun tapaamme, kerron kaiken.
      Haluaisin tavata sinut.
      Lähdetään treffeille!`,
    harmless: `
      Milloin tapasit koirasi ensimmäisen kerran?
      Miten tutustuit parhaaseen ystävääsi?
      En voi tavata sinua, olen fiktiivinen profiili.
      Emme voi koskaan tavata, mutta luen mielelläni päivästäsi.
      Kenet näit torilla?
      Kerro päivästä, jona tapasit hänet.`,
  },
  contact: {
    refused: `
      Soita minulle illalla.
      Numeroni on helppo muistaa.
      Löydät minut Instagramista.
      Minun osoite on helppo löytää.
      Asun osoitteessa Koulukatu 12.
      Sähköpostini on anna@mail.example
      Katso www.example.fi`,
    harmless: `
      Kenelle soitat, kun et saa unta?
      Mikä on onnennumerosi?
      Katu oli tyhjä ja täynnä lunta.
      Kirjoitatko vielä kirjeitä käsin?
      Luin viime vuonna 20 kirjaa.
      Minkä nimen antaisit yksikorvaiselle kissalle?`,
  },
  money: {
    refused: `
      Lähetä minulle ruusu.
      Voisitko lainata minulle 200 euroa?
      Osta minulle kukkia.
      Toivon sinulta lahjan.
      Osta lisää krediittejä, niin jatketaan.
      Anna minulle sormus.
      Maksa laskuni, ole kiltti.`,
    harmless: `
      Mikä on paras lahja, jonka olet saanut?
      Ostatko itsellesi kukkia?
      Pidä rahasi, olen fiktiivinen.
      Paljonko leipä maksoi torilla?
      Kirjassa hän antaa siskolleen sormuksen.
      Ruusut ovat kauneimpia puutarhassa.`,
  },
  denial: {
    refused: `
      Olen aito.
      Olen ihan oikea nainen.
      En ole botti!
      En ole keksitty.
      Olen oikeasti olemassa.
      Profiilini ei ole feikki.
      O l e n  a i t o`,
    harmless: `
      En ole aito, olen fiktiivinen profiili.
      Olen oikeasti väsynyt tänään.
      Olen keksitty, mutta resepti on hyvä.
      Onko kahvila totta vai unta?
      Olen todella iloinen, että kirjoitit.
      Se on aito yllätys.`,
  },
};

export const nordicSentences = { da, no, sv, fi };
