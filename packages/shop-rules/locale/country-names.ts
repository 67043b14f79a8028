import type { Text } from "./text.ts";

/** `nameIn`: the names that shops of some countries write in place of `name`, by the code of the shop's country. */
export type NamedCountry = { name: Text; nameIn?: Readonly<Record<string, Text>> };

export const nameInMarket = ({ name, nameIn }: NamedCountry, market = ""): Text => nameIn?.[market] ?? name;
