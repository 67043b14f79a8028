/** Columns keep single precision: what people wrote has seven digits at most. */
export const written = (value: number): number => Number(value.toPrecision(7));
