/** A list with one of its members at another place. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const one = list[from];
  if (one === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
};

/** Things in the order of their ids; what is not named there stays at the end. */
export const sortByIds = <T extends { readonly id: string }>(
  list: readonly T[],
  ids: readonly string[],
): T[] => [
  ...ids.flatMap((id) => list.find((one) => one.id === id) ?? []),
  ...list.filter(({ id }) => !ids.includes(id)),
];
