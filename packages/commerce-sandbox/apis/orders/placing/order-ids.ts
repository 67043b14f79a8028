// Letters and digits that cannot be mistaken for each other on the telephone.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function random(length: number): string {
	return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => ALPHABET[byte % 32]).join("");
}

/** 50 bits: who knows one order number does not know the next. */
export const newOrderNo = (): string => `V${random(10)}`;

/** Creates the code that opens an order for the recipient of its mail: 80 bits. */
export const newViewCode = (): string => random(16);
