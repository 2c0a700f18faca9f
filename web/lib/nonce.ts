import { createContext } from 'react';

/** Known while rendering on the server; browsers hide it from scripts, so that it is absent there. */
export const NonceContext = createContext<string | undefined>(undefined);
