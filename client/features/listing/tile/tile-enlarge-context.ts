import { createContext } from "react";

/** Opens a list's gallery. A context, so that setting it renders the buttons alone. */
export const Enlarge = createContext<((id: string) => void) | undefined>(undefined);
