import Pdf from 'pdfkit';
import { createTranslator } from 'use-intl/core';
import { formatPrice } from '../../../../contract/core/money.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import type { CreditNote } from './credit-notes.ts';
import type { Look } from './receipt-document.ts';
import { allFaces, drawer, LEFT, LINE, QUIET, RIGHT } from './receipt-document.ts';

/** The credit note as a document to keep beside the receipt that it corrects. */
export const creditNoteDocument = async (note: CreditNote, locale: Locale): Promise<File> => {
  const { order, seller, buyer } = note.receipt;
  const messages = mailMessages[locale] as typeof mailEn;
  const t = createTranslator({ locale, messages, namespace: 'common.document' });
  const words = createTranslator({ locale, messages, namespace: 'common.creditNote' });
  const money = (minor: number) => formatPrice(minor, order.currency, locale);
  const dateOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const rate = new Intl.NumberFormat(locale).format(order.tax_bp / 100);
  const title = words('title');

  const info = { Title: `${title} ${note.number}`, Author: seller.name };
  const doc = new Pdf({ size: 'A4', margin: 0, lang: locale, info });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  for (const { name, bytes } of await allFaces()) doc.registerFont(name, bytes);
  const write = drawer(doc);

  write(title, LEFT, 64, { size: 26, weight: 600 });
  write(note.number, LEFT, 72, { size: 12, weight: 600, endsAt: RIGHT });
  write(`${t('date')} ${dateOf(note.at)}`, LEFT, 90, { colour: QUIET, endsAt: RIGHT });
  const corrects = {
    number: order.receipt_no ?? '',
    date: dateOf(order.settled_at ?? order.created_at),
  };
  write(words('corrects', corrects), LEFT, 110);

  const block = (name: string, lines: readonly string[], x: number) => {
    write(name, x, 150, { colour: QUIET });
    lines.forEach((line, at) => write(line, x, 167 + at * 15, { weight: at === 0 ? 600 : 400 }));
  };
  const place = `${seller.city}, ${seller.country}`;
  const tax = seller.vat_number === null ? [] : [t('taxNumber', { number: seller.vat_number })];
  const register = t('register', { number: seller.kvk });
  block(t('seller'), [seller.name, seller.address, place, register, ...tax], LEFT);
  block(t('buyer'), [buyer.name, buyer.email, `${words('order')} ${order.number}`], 320);

  let y = 280;
  const row = (label: string, value: string, look: Look = {}) => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke();
    write(label, LEFT, y + 9, look);
    write(value, LEFT, y + 9, { ...look, endsAt: RIGHT });
    y += 30;
  };
  row(words('returned', { credits: note.credits }), money(-(note.minor - note.tax_minor)));
  row(words('tax', { percent: rate }), money(-note.tax_minor));
  row(words('total'), money(-note.minor), { weight: 600, size: 12 });
  doc.end();
  await ended;
  const name = `credit-note-${note.number}.pdf`;
  return new File(chunks as BlobPart[], name, { type: 'application/pdf' });
};
