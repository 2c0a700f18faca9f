/** What members are reminded of above a page, the most important first. */
export const alertKinds = ['activation', 'disabled', 'photo', 'push'] as const;

export type AlertKind = (typeof alertKinds)[number];

/** More at once would hide the page that one came for. */
const MOST = 2;

/** Which of the alerts that are due are shown; the others wait until one of these is dismissed. */
export const shownAlerts = (due: Readonly<Record<AlertKind, boolean>>): readonly AlertKind[] =>
  alertKinds.filter((kind) => due[kind]).slice(0, MOST);
