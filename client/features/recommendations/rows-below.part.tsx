import { RowsBelow } from "./rows-below.tsx";

export const Part = RowsBelow;
