const PREFIX = "whsec_";

/** Reads a secret in the form of Standard Webhooks: "whsec_" and 24 to 64 bytes in Base64. */
const readKey = (secret: string): Uint8Array<ArrayBuffer> => {
	const bytes = Uint8Array.from(
		atob(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret),
		(character) => character.charCodeAt(0),
	);
	if (bytes.length < 24 || bytes.length > 64)
		throw new Error("WEBHOOK_SECRET has to be 24 to 64 bytes in Base64 after whsec_.");
	return bytes;
};

/**
 * Returns the headers of a webhook: id, time in seconds, and the HMAC-SHA-256 of both and the body. Their names and the signed text are those of
 * Standard Webhooks (https://www.standardwebhooks.com), so that receivers can use a library (event-42).
 */
export const signWebhook = async (
	secret: string,
	{ id, body, now }: { id: string; body: string; now: number },
): Promise<Record<string, string>> => {
	const timestamp = String(Math.floor(now / 1000));
	const key = await crypto.subtle.importKey(
		"raw",
		readKey(secret),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["sign"],
	);
	const signature = await crypto.subtle.sign(
		"HMAC",
		key,
		new TextEncoder().encode(`${id}.${timestamp}.${body}`),
	);
	return {
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
	};
};
