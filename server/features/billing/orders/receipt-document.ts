import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { createTranslator } from 'use-intl/core';
import { formatPrice } from '../../../../contract/core/money.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import { accountOf } from '../debits/accounts.ts';
import { debitRows } from '../debits/letters.ts';
import type { Receipt } from './receipts.ts';

type Weight = 400 | 600;

/** Both hold letters of their own: those of western languages, and the rest of Latin. */
const PARTS = ['latin', 'latin-ext'] as const;
const FOLDER = '@fontsource/hanken-grotesk/files';

const facesOf = async (weight: Weight) =>
  Promise.all(
    PARTS.map(async (part) => {
      const file = `${FOLDER}/hanken-grotesk-${part}-${weight}-normal.woff`;
      const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name: `${part}-${weight}`, bytes };
    }),
  );

let faces: Promise<Awaited<ReturnType<typeof facesOf>>> | undefined;

export const allFaces = () => {
  faces ??= Promise.all([facesOf(400), facesOf(600)]).then((all) => all.flat());
  return faces;
};

/** Letters that only the second file has; the files do not share any. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u02BA]+)/;

/** A text in pieces, each with letters of one file. */
const piecesOf = (text: string): string[] => text.split(EXTENDED).filter((piece) => piece !== '');

const fontOf = (piece: string, weight: Weight) =>
  `${EXTENDED.test(piece) ? 'latin-ext' : 'latin'}-${weight}`;

export interface Look {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** The right edge of a text that ends there. */
  readonly endsAt?: number;
}

const INK = '#1f1020';
export const QUIET = '#6b5b6e';
export const LINE = '#ddd3df';
export const [LEFT, RIGHT] = [56, 539];

/** Draws lines of text, since the library changes letters but not files within one. */
export const drawer = (doc: PDFKit.PDFDocument) => {
  const widthOf = (text: string, weight: Weight) =>
    piecesOf(text).reduce(
      (sum, piece) => sum + doc.font(fontOf(piece, weight)).widthOfString(piece),
      0,
    );
  return (words: string, x: number, y: number, look: Look = {}) => {
    // The narrow space of French amounts is in neither file.
    const text = words.replaceAll('\u202F', '\u00A0');
    const { size = 10, weight = 400, colour = INK, endsAt } = look;
    doc.fontSize(size).fillColor(colour);
    let at = endsAt === undefined ? x : endsAt - widthOf(text, weight);
    for (const piece of piecesOf(text)) {
      doc.font(fontOf(piece, weight)).text(piece, at, y, { lineBreak: false });
      at += doc.widthOfString(piece);
    }
  };
};

/** The receipt as a document to keep and to print. */
export const receiptDocument = async (receipt: Receipt, locale: Locale): Promise<File> => {
  const { order, seller, buyer, refunds } = receipt;
  const messages = mailMessages[locale] as typeof mailEn;
  const t = createTranslator({ locale, messages, namespace: 'common.document' });
  const money = (minor: number) => formatPrice(minor, order.currency, locale);
  const dateOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const percent = (value: number) => new Intl.NumberFormat(locale).format(value);
  const no = order.receipt_no ?? '';

  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    lang: locale,
    info: { Title: `${t('title')} ${no}`, Author: seller.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  for (const { name, bytes } of await allFaces()) doc.registerFont(name, bytes);
  const write = drawer(doc);

  write(t('title'), LEFT, 64, { size: 26, weight: 600 });
  write(no, LEFT, 72, { size: 12, weight: 600, endsAt: RIGHT });
  write(`${t('date')} ${dateOf(order.settled_at ?? order.created_at)}`, LEFT, 90, {
    colour: QUIET,
    endsAt: RIGHT,
  });

  const block = (title: string, lines: readonly string[], x: number) => {
    write(title, x, 140, { colour: QUIET });
    lines.forEach((line, at) => write(line, x, 157 + at * 15, { weight: at === 0 ? 600 : 400 }));
  };
  const tax = seller.vat_number;
  block(
    t('seller'),
    [
      seller.name,
      seller.address,
      `${seller.city}, ${seller.country}`,
      t('register', { number: seller.kvk }),
      ...(tax === null ? [] : [t('taxNumber', { number: tax })]),
    ],
    LEFT,
  );
  block(t('buyer'), [buyer.name, buyer.email], 320);

  let y = 270;
  const row = (label: string, value: string, look: Look = {}) => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke();
    write(label, LEFT, y + 9, look);
    write(value, LEFT, y + 9, { ...look, endsAt: RIGHT });
    y += 30;
  };
  row(t('item', { credits: order.credits }), money(order.list_minor));
  if (order.discount_percent !== null) {
    row(
      t('discount', { percent: percent(order.discount_percent) }),
      money(order.minor - order.list_minor),
    );
  }
  row(t('total'), money(order.minor), { weight: 600, size: 12 });
  row(t('tax', { percent: percent(order.tax_bp / 100) }), money(order.tax_minor), {
    colour: QUIET,
  });
  for (const { at, kind, minor } of refunds) {
    const date = dateOf(at);
    row(kind === 'asked' ? t('refunded', { date }) : t('taken', { date }), money(-minor));
  }
  if (refunds.length > 0) {
    const left = order.minor - order.refunded_minor - order.taken_minor;
    row(t('rest'), money(left), { weight: 600 });
    row(t('tax', { percent: percent(order.tax_bp / 100) }), money(order.kept_tax_minor), {
      colour: QUIET,
    });
  }
  const card = order.paid_with?.last4;
  const debit = order.method === 'directdebit' ? `, ${accountOf(order.paid_with)}` : null;
  row(t('method'), `${t(`methods.${order.method}`)}${debit ?? (card ? ` •••• ${card}` : '')}`);
  for (const [label, value] of debitRows(order, locale)) row(label, value);
  write(t('thanks'), LEFT, y + 24, { colour: QUIET });
  doc.end();
  await ended;
  return new File(chunks as BlobPart[], `receipt-${no}.pdf`, { type: 'application/pdf' });
};
