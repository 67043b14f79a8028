/** Removes the error of single precision from a number of the columns; typed numbers have at most seven digits. */
export const roundPrecision = (value: number): number => Number(value.toPrecision(7));
