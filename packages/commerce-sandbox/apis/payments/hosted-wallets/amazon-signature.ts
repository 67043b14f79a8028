export const AMAZON_ALGORITHM = "AMZN-PAY-RSASSA-PSS-V2";

let signingKey: Promise<CryptoKey> | undefined;

export async function amazonSignature(payload: string): Promise<string> {
	const rsa = {
		name: "RSA-PSS",
		modulusLength: 2048,
		publicExponent: new Uint8Array([1, 0, 1]),
		hash: "SHA-256",
	};
	signingKey ??= crypto.subtle
		.generateKey(rsa, false, ["sign", "verify"])
		.then((pair) => ("privateKey" in pair ? pair.privateKey : pair));
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(payload));
	const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const text = new TextEncoder().encode(`${AMAZON_ALGORITHM}\n${hex}`);
	const signature = await crypto.subtle.sign({ name: "RSA-PSS", saltLength: 32 }, await signingKey, text);
	return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
