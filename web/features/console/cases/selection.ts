/** Where somebody is in a list, and what they have chosen in it. */
export interface Selection {
  readonly current: string | null;
  /** Where a range begins: what was chosen last. */
  readonly anchor: string | null;
  readonly chosen: ReadonlySet<string>;
}

export const nothingChosen: Selection = { current: null, anchor: null, chosen: new Set() };

/** One row further, or back; the first step leads to the first row. */
export const moved = (selection: Selection, ids: readonly string[], step: 1 | -1): Selection => {
  const at = selection.current === null ? -1 : ids.indexOf(selection.current);
  const next = Math.min(Math.max(at + step, 0), ids.length - 1);
  return { ...selection, current: ids[next] ?? null };
};

/** Chooses a row, or no longer. */
export const toggled = (selection: Selection, id: string): Selection => {
  const chosen = new Set(selection.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { current: id, anchor: id, chosen };
};

/** Chooses everything from where the last choice was made to the current row. */
export const extended = (selection: Selection, ids: readonly string[]): Selection => {
  const { current, anchor, chosen } = selection;
  if (current === null) return selection;
  const ends = [ids.indexOf(anchor ?? current), ids.indexOf(current)];
  const range = ids.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
  return { ...selection, chosen: new Set([...chosen, ...range]) };
};

/** Without what has left the list. */
export const kept = (selection: Selection, ids: readonly string[]): Selection => {
  const chosen = new Set(ids.filter((id) => selection.chosen.has(id)));
  const isThere = (id: string | null) => id !== null && ids.includes(id);
  return {
    current: isThere(selection.current) ? selection.current : null,
    anchor: isThere(selection.anchor) ? selection.anchor : null,
    chosen,
  };
};
