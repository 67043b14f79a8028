import { house } from "../house.ts";

/** Returns the line at the end of each mail that says who writes, in the letters of the register; undefined if the house does not say (legal-9). */
export const senderLine: string | undefined =
	house.seller &&
	[house.seller.name, house.seller.address, house.seller.email, house.seller.register]
		.filter(Boolean)
		.join(" · ");
