export const UNFILLED = /[{}]|\bundefined\b|\[object/;
