/** Does nothing: for a failure that needs no handling, and where a function is asked for. */
export const ignore = (): undefined => undefined;
