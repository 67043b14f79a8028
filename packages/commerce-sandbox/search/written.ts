/** Columns have single precision, but typed numbers have at most seven digits. */
export const roundPrecision = (value: number): number => Number(value.toPrecision(7));
