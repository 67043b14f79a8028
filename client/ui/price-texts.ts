export type PriceTexts = { list: string; now: string; from: (price: string) => string };
