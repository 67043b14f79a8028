// Crockford's Base32, without letters that look like digits.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function random(length: number): string {
	return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => ALPHABET[byte % 32]).join("");
}

export const newOrderNo = (): string => `V${random(10)}`;

export const newViewCode = (): string => random(16);
