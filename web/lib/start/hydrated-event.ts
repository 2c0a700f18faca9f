/** Told by the page once it reacts. */
export const HYDRATED = 'duet:hydrated';
