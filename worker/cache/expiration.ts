/** Which of the platform's responses may be cached, and how long (cache-4, cache-5). */

/** `x-sf-cc-expiration-time`: seconds, or a date (cache-4); seconds from now, or undefined where it says nothing usable. */
export const expirationSeconds = (value: string | null, now: number): number | undefined => {
	const text = value?.trim();
	if (!text) return undefined;
	if (/^\d+$/.test(text)) {
		const seconds = Number(text);
		return Number.isSafeInteger(seconds) ? Math.min(seconds, MAX_SECONDS) : undefined;
	}
	// A number of another form ("-5", "1.5") would pass for a year.
	const date = /^[-+\d.]+$/.test(text) ? Number.NaN : Date.parse(text);
	return Number.isNaN(date) ? undefined : Math.min(Math.max(0, Math.floor((date - now) / 1000)), MAX_SECONDS);
};
const MAX_SECONDS = 30 * 86_400;

/** Only GET, without preview and without a request for the newest version. */
export const mayKeep = (request: { method: string; url: string; headers: Headers }): boolean => {
	if (request.method !== "GET") return false;
	if (new URL(request.url, "https://any").searchParams.get("preview") === "true") return false;
	if (request.headers.get("x-preview") === "true") return false;
	return !/\bno-(?:cache|store)\b/i.test(request.headers.get("cache-control") ?? "");
};

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
