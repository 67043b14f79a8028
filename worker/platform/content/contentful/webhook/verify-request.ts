/** Milliseconds for which a signed request is accepted, before and after the clock of this machine. */
export const WINDOW = 30_000;
const SIGNED = "x-contentful-signed-headers";
const TIME = "x-contentful-timestamp";

const encoder = new TextEncoder();

const listSigned = (headers: Headers): string[] =>
	(headers.get(SIGNED) ?? "").split(",").map((name) => name.trim().toLowerCase());

/** Returns the text that the service signs: method, path with query, the signed headers by their names, and the body. */
export const writeCanonical = (
	{ method, url, headers }: Pick<Request, "method" | "url" | "headers">,
	body: string,
): string => {
	const { pathname, search } = new URL(url);
	const names = listSigned(headers).toSorted();
	return [
		method,
		pathname + search,
		names.map((name) => `${name}:${headers.get(name)?.trim() ?? ""}`).join(";"),
		body,
	].join("\n");
};

const importKey = (secret: string): Promise<CryptoKey> =>
	crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
		"verify",
	]);

/**
 * Returns the signature of a request that the service has signed with the secret within the last 30 seconds; otherwise why it is refused. The
 * time has to be among the signed headers.
 */
export const verifyRequest = async (
	request: Request,
	body: string,
	{ secret, now }: { secret: string; now: number },
): Promise<{ signature: string } | { refusal: "not signed" | "another signature" | "too old" }> => {
	const signature = request.headers.get("x-contentful-signature") ?? "";
	if (!/^[\da-f]{64}$/.test(signature) || !listSigned(request.headers).includes(TIME))
		return { refusal: "not signed" };
	const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	const text = encoder.encode(writeCanonical(request, body));
	if (!(await crypto.subtle.verify("HMAC", await importKey(secret), bytes, text)))
		return { refusal: "another signature" };
	const at = Number(request.headers.get(TIME));
	return Math.abs(now - at) <= WINDOW ? { signature } : { refusal: "too old" };
};
