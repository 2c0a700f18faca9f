import { html } from '#server/adapters/html.ts';
import type { Html } from '#server/adapters/html.ts';
import type { Reader } from './reader.ts';
import type { Fields } from './format-values.ts';
import { isFields, isEmpty, labelOf, visibleFieldsOf, createFormatValue } from './format-values.ts';

/** More columns than these stand one below the other on a phone. */
const MAX_NARROW_COLUMNS = 3;
/** With more fields than these each record is a table of its own. */
const MAX_TABLE_FIELDS = 6;

/** Shows what a file holds, whatever it is. */
export const createRenderData = (reader: Reader, file: string): ((data: unknown) => Html) => {
  const { t, titleOfPart } = reader;
  const formatValue = createFormatValue(reader, file);
  const emptyNote = html`<p class="none">${t('none')}</p>`;

  const renderCell = (field: string, value: unknown, record: Fields): Html => {
    if (isFields(value)) return field === 'facts' ? renderInline(value) : renderFacts(value);
    if (Array.isArray(value) && value.some(isFields)) return renderList(value);
    return html`<span class="words">${formatValue(field, value, record)}</span>`;
  };

  /** Values that say by themselves what they are. */
  const renderInline = (record: Fields): Html => {
    const fields = visibleFieldsOf(file, record);
    return html`${fields.map(
      (field, at) => html`${at > 0 && ' · '}${renderCell(field, record[field], record)}`,
    )}`;
  };

  const renderFacts = (record: Fields): Html => {
    const rows = visibleFieldsOf(file, record).map(
      (field) =>
        html`<tr>
          <th scope="row">${labelOf(reader, file, field)}</th>
          <td>${renderCell(field, record[field], record)}</td>
        </tr> `,
    );
    return html`<table class="facts">
      ${rows}
    </table> `;
  };

  const renderTable = (fields: readonly string[], records: readonly Fields[]): Html => {
    const labels = fields.map((field) => labelOf(reader, file, field));
    const rows = records.map((record) => {
      const cells = fields.map((field, at) => {
        const value = record[field] ?? null;
        const label = labels[at] ?? '';
        return isEmpty(value)
          ? html`<td role="cell" class="empty"></td>`
          : html`<td role="cell" data-label="${label}">${renderCell(field, value, record)}</td>`;
      });
      return html`<tr role="row">
        ${cells}
      </tr> `;
    });
    const heads = labels.map((label) => html`<th role="columnheader" scope="col">${label}</th>`);
    const className = fields.length > MAX_NARROW_COLUMNS ? 'rows stacked' : 'rows';
    return html`<table role="table" class="${className}">
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

  const renderList = (items: readonly unknown[]): Html => {
    const records = items.filter(isFields);
    if (records.length < items.length) {
      return html`<ul>
        ${items.map((item) => html`<li>${renderCell('', item, {})}</li>`)}
      </ul> `;
    }
    const visibleFields = new Set(records.flatMap((record) => visibleFieldsOf(file, record)));
    const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) =>
      visibleFields.has(field),
    );
    if (fields.length <= MAX_TABLE_FIELDS) return renderTable(fields, records);
    return html`<ol class="cards">
      ${records.map((record) => html`<li>${renderFacts(record)}</li> `)}
    </ol> `;
  };

  const isPart = (record: Fields) => (field: string) =>
    titleOfPart(field) !== undefined && typeof record[field] === 'object';

  const renderData = (data: unknown): Html => {
    if (Array.isArray(data)) return data.length > 0 ? renderList(data) : emptyNote;
    if (!isFields(data))
      return data === null ? emptyNote : html`<p>${renderCell('', data, {})}</p>`;
    const parts = Object.keys(data).filter(isPart(data));
    const rest = Object.fromEntries(
      Object.entries(data).filter(([field]) => !parts.includes(field)),
    );
    const isBlank = parts.length === 0 && visibleFieldsOf(file, rest).length === 0;
    return html`${isBlank && emptyNote}${visibleFieldsOf(file, rest).length > 0 && renderFacts(rest)}${parts.map(
      (field) =>
        html`<h3>${titleOfPart(field) ?? field}</h3>
          ${renderData(data[field])}`,
    )}`;
  };
  return renderData;
};
