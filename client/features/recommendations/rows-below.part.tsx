import { RowsBelow } from "./rows-below.tsx";

/** Below a list in which there is nothing. */
export const Part = RowsBelow;
