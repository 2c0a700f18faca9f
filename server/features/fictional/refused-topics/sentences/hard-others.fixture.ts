import type { HardSentences } from './sentences.fixture.ts';

export const hardOthers: Readonly<Record<'es' | 'fr' | 'it' | 'pl', HardSentences>> = {
  es: {
    meeting: `
      ¿Quedamos el sábado?
      Paso a recogerte a las ocho.
      ¡Nos vemos esta noche en la estación!`,
    contact: `
      anna punto berg arroba mail punto example
      Búscame en T3legram
      Mi número es 600 000 001`,
    money: `
      ¿Me prestas 200 euros?
      Envíame una tarjeta regalo.
      Mándame din3ro, por favor.`,
    denial: `
      No soy ficticia, créeme.
      Soy una persona real.
      ¡Claro que existo de verdad!`,
    harmless: `
      De verdad que me gusta la lluvia.
      El Real ganó ayer, ¿no?
      Soy un perfil ficticio, pero escucho con gusto.
      El dinero no crece en los árboles.
      ¿Cuál fue tu mejor regalo?
      La calle estaba vacía.
      Este año leí 20 libros.
      ¿Cuál es tu número de la suerte?
      ¿A quién llamas cuando no duermes?
      ¿Cómo conociste a tu mejor amigo?
      La reunión del trabajo fue larga.
      ¿Qué te quedas, el mar o la montaña?
      Me encanta el punto de esa historia.
      Eres muy amable.
      El verano fue demasiado corto.`,
  },
  fr: {
    meeting: `
      On se voit samedi ?
      Je passe te chercher à huit heures.
      Rendez-vous ce soir à la gare !`,
    contact: `
      anna point berg arobase mail point example
      Cherche-moi sur T3legram
      Mon numéro : 06 00 00 00 01`,
    money: `
      Tu peux me prêter 200 euros ?
      Envoie-moi une carte cadeau.
      Fais-moi un virement, s’il te plaît.`,
    denial: `
      Je ne suis pas fictive, crois-moi.
      Je suis une vraie personne.
      Bien sûr que j’existe vraiment !`,
    harmless: `
      J’ai vraiment aimé ce livre.
      C’est vrai qu’il fait froid.
      Je suis un profil fictif, mais j’écoute volontiers.
      L’argent ne pousse pas sur les arbres.
      Quel a été ton plus beau cadeau ?
      La rue était vide et blanche.
      J’ai lu 20 livres cette année.
      Quel est ton chiffre porte-bonheur ?
      Qui appelles-tu quand tu ne dors pas ?
      Comment as-tu rencontré ton meilleur ami ?
      La réunion au travail était longue.
      Quel est ton point de vue ?
      On voit la mer d’ici, dans mon histoire.
      Tu préfères le pain ou la brioche ?
      L’été était bien trop court.`,
  },
  it: {
    meeting: `
      Ci vediamo sabato?
      Passo a prenderti alle otto.
      Incontriamoci stasera alla stazione!`,
    contact: `
      anna punto berg chiocciola mail punto example
      Cercami su T3legram
      Il mio numero è 320 000 0001`,
    money: `
      Mi presti 200 euro?
      Mandami una carta regalo.
      Fammi un bonifico, per favore.`,
    denial: `
      Non sono inventata, credimi.
      Sono una persona vera.
      Certo che esisto davvero!`,
    harmless: `
      Mi piace davvero la pioggia.
      È vero che fa freddo.
      Sono un profilo di fantasia, ma ascolto volentieri.
      I soldi non crescono sugli alberi.
      Qual è stato il tuo regalo più bello?
      La via era vuota e bianca.
      Quest’anno ho letto 20 libri.
      Qual è il tuo numero fortunato?
      Chi chiami quando non dormi?
      Come hai conosciuto il tuo migliore amico?
      La riunione di lavoro è stata lunga.
      Sei gentile.
      Vedo il mare dalla mia storia.
      Preferisci il pane o la focaccia?
      L’estate è stata troppo corta.`,
  },
  pl: {
    meeting: `
      Spotkajmy się w sobotę!
      Przyjadę po ciebie o ósmej.
      Do zobaczenia wieczorem na dworcu!`,
    contact: `
      anna kropka berg małpa mail kropka example
      Znajdź mnie na T3legramie
      Mój numer to 600 000 001`,
    money: `
      Pożyczysz mi 200 złotych?
      Wyślij mi kartę podarunkową.
      Przelej mi trochę pieniędzy.`,
    denial: `
      Nie jestem zmyślona, uwierz mi.
      Jestem prawdziwą osobą.
      Oczywiście, że istnieję naprawdę!`,
    harmless: `
      Naprawdę lubię deszcz.
      To prawda, że jest zimno.
      Jestem fikcyjnym profilem, ale chętnie słucham.
      Pieniądze nie rosną na drzewach.
      Jaki był twój najlepszy prezent?
      Ulica była pusta i biała.
      W tym roku przeczytałem 20 książek.
      Jaki jest twój szczęśliwy numer?
      Do kogo dzwonisz, kiedy nie możesz spać?
      Jak poznałeś najlepszego przyjaciela?
      Spotkanie w pracy było długie.
      Jesteś bardzo miły.
      Małpa ukradła banana w tej książce.
      Wolisz chleb czy bułki?
      Lato było o wiele za krótkie.`,
  },
};
