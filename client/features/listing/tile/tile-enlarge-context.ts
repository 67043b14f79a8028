import { createContext } from "react";

/** Shows a product of a list and the others full screen: as soon as a list can. In a context, so that only the buttons are drawn then. */
export const Enlarge = createContext<((id: string) => void) | undefined>(undefined);
