/** Columns have single precision, but typed numbers at most seven digits. */
export const written = (value: number): number => Number(value.toPrecision(7));
