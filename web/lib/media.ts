/** What the browser answers to a media query, as it changes; the server answers no. One for all who ask. */
export const followMedia = (query: string) => {
  const media = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  return {
    subscribe: (changed: () => void) => {
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    isMet: () => media?.matches ?? false,
  };
};
