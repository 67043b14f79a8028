/** Removes the error of single precision from a number of the columns. */
export const roundPrecision = (value: number): number => Number(value.toPrecision(7));
