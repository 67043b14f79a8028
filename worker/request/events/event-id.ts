/** Returns a UUID that is the same whenever it is made from the same words, so that receivers recognise an event that arrives again. */
export async function eventIdFrom(...words: readonly string[]): Promise<string> {
	const text = JSON.stringify(words);
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	// Version 8 of UUIDs is for ids that an application computes.
	digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
	digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
