/** Columns have single precision, but typed numbers have at most seven digits. */
export const written = (value: number): number => Number(value.toPrecision(7));
