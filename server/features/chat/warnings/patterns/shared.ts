import type { Patterns, Shared } from '../rules.ts';

export const shared: Shared & Partial<Patterns> = {
  sum: `€, $, £, eur, euro, euros, euroa, euron, eurot, usd, gbp, dollar, dollars, dollaro, dollari,
    dollaria, dolar*, dolares, pound, pounds, pfund, livres sterling, sterline, libras, kr, kroner,
    kronor, kruunua, zl, zloty*, zlotych, pln, chf, franken, francs, btc, usdt, bitcoin, bitcoins`,
  wire: `western union, moneygram, money gram, paysafecard*, paysafe card*, worldremit, remitly,
    cashapp, zelle`,
  money: 'paypal, revolut, bizum, blik, swish, vipps, mobilepay, tikkie',
  card: `gift card*, giftcard*, steam card*, steamcard*, itunes card*, google play card*,
    steam karte*, itunes karte*, google play karte*, steam kort*, itunes kort*`,
  invest: 'crypto*, krypto*, cripto*, bitcoin*, btc, usdt, ethereum*, forex, binance, coinbase',
  messenger: `on snap, sur snap, din snap, snappen din, för snap, su snap, en snap, whatsapp*,
    whats app, what s app, telegram*, tele gram, snapchat*, snap chat, instagram*, insta, ig, tg,
    facebook*, fb, viber*, discord*, wechat*, skype*, threema*, kik, hangouts, google chat, line id,
    signal app, on signal, via signal, auf signal, bei signal, über signal, op signal, su signal,
    sur signal, en signal, por signal, na signal*, på signal, signalissa, my snap, mein snap,
    mijn snap, mon snap, mi snap, min snap, op snap, auf snap, på snap`,
  swap: `at gmail, at hotmail, at googlemail, at gmx, at protonmail, gmail com, hotmail com,
    at yahoo dot, at outlook dot, at icloud dot, at yahoo com, at outlook com, at icloud com`,
};

/** Names that are told even where they are disguised; none of them is a part of common words. */
export const disguisedNames = [
  'whatsapp',
  'telegram',
  'snapchat',
  'instagram',
  'facebook',
  'discord',
  'wechat',
  'threema',
  'viber',
  'skype',
  'signal',
] as const;
