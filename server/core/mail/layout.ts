/** Faces and sizes that all parts of a mail share. */
export const serif = "font-family:Georgia,'Times New Roman',serif";
export const sans =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const size = (font: number, line: number): string =>
  `font-size:${font}px;line-height:${line}px`;
/** Of a table that only lays out. */
export const layout = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
