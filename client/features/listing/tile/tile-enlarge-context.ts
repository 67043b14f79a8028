import { createContext } from "react";

export const Enlarge = createContext<((id: string) => void) | undefined>(undefined);
