/**
 * How members are sorted by relevance: what both like, a photo, a proven face, about the same age and
 * having been here lately count like so many kilometres less, and a fictional profile like more.
 */
export const ranking = {
  /** Farther makes no difference. */
  maxDistanceKm: 500,
  sharedInterestKm: 6,
  maxSharedInterests: 8,
  photoKm: 40,
  verifiedKm: 10,
  activeRecently: { days: 2, km: 30 },
  activeEarlier: { days: 14, km: 15 },
  /** Years between two that make no difference, and what each further one counts. */
  freeAgeGapYears: 3,
  ageGapYearKm: 3,
  fictionalKm: 60,
} as const;
