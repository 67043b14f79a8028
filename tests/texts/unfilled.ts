/** A placeholder that nothing has filled in, or a value that is no text. */
export const UNFILLED = /[{}]|\bundefined\b|\[object/;
