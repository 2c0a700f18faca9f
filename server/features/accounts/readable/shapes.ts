import { html } from '../../../adapters/html.ts';
import type { Html } from '../../../adapters/html.ts';
import type { Reader } from './reader.ts';
import type { Fields } from './values.ts';
import { isFields, isNothing, labelOf, tellingOf, writerFor } from './values.ts';

/** More columns than these stand one below the other on a phone. */
const NARROW = 3;
/** With more fields than these each record is a table of its own. */
const WIDE = 6;

/** Shows what a file holds, whatever it is. */
export const showerFor = (reader: Reader, file: string): ((data: unknown) => Html) => {
  const { t, part } = reader;
  const write = writerFor(reader, file);
  const none = html`<p class="none">${t('none')}</p>`;

  const cell = (field: string, value: unknown, record: Fields): Html => {
    if (isFields(value)) return field === 'facts' ? words(value) : facts(value);
    if (Array.isArray(value) && value.some(isFields)) return listed(value);
    return html`<span class="words">${write(field, value, record)}</span>`;
  };

  /** Values that say by themselves what they are. */
  const words = (record: Fields): Html => {
    const fields = tellingOf(file, record);
    return html`${fields.map(
      (field, at) => html`${at > 0 && ' · '}${cell(field, record[field], record)}`,
    )}`;
  };

  const facts = (record: Fields): Html => {
    const rows = tellingOf(file, record).map(
      (field) =>
        html`<tr>
          <th scope="row">${labelOf(reader, file, field)}</th>
          <td>${cell(field, record[field], record)}</td>
        </tr> `,
    );
    return html`<table class="facts">
      ${rows}
    </table> `;
  };

  const columns = (fields: readonly string[], records: readonly Fields[]): Html => {
    const labels = fields.map((field) => labelOf(reader, file, field));
    const rows = records.map((record) => {
      const cells = fields.map((field, at) => {
        const value = record[field] ?? null;
        const label = labels[at] ?? '';
        return isNothing(value)
          ? html`<td role="cell" class="empty"></td>`
          : html`<td role="cell" data-label="${label}">${cell(field, value, record)}</td>`;
      });
      return html`<tr role="row">
        ${cells}
      </tr> `;
    });
    const heads = labels.map((label) => html`<th role="columnheader" scope="col">${label}</th>`);
    const shape = fields.length > NARROW ? 'rows stacked' : 'rows';
    return html`<table role="table" class="${shape}">
      <thead role="rowgroup">
        <tr role="row">
          ${heads}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows}
      </tbody>
    </table> `;
  };

  const listed = (items: readonly unknown[]): Html => {
    const records = items.filter(isFields);
    if (records.length < items.length) {
      return html`<ul>
        ${items.map((item) => html`<li>${cell('', item, {})}</li>`)}
      </ul> `;
    }
    const telling = new Set(records.flatMap((record) => tellingOf(file, record)));
    const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) =>
      telling.has(field),
    );
    if (fields.length <= WIDE) return columns(fields, records);
    return html`<ol class="cards">
      ${records.map((record) => html`<li>${facts(record)}</li> `)}
    </ol> `;
  };

  const isPart = (record: Fields) => (field: string) =>
    part(field) !== undefined && typeof record[field] === 'object';

  const show = (data: unknown): Html => {
    if (Array.isArray(data)) return data.length > 0 ? listed(data) : none;
    if (!isFields(data)) return data === null ? none : html`<p>${cell('', data, {})}</p>`;
    const parts = Object.keys(data).filter(isPart(data));
    const rest = Object.fromEntries(
      Object.entries(data).filter(([field]) => !parts.includes(field)),
    );
    const isBare = parts.length === 0 && tellingOf(file, rest).length === 0;
    return html`${isBare && none}${tellingOf(file, rest).length > 0 && facts(rest)}${parts.map(
      (field) =>
        html`<h3>${part(field) ?? field}</h3>
          ${show(data[field])}`,
    )}`;
  };
  return show;
};
