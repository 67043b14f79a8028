/**
 * Returns the seconds until the time in `x-sf-cc-expiration-time`, which holds seconds or a date (cache-4): at most 30 days, and undefined
 * if the header is absent or malformed.
 */
export const expirationSeconds = (value: string | null, now: number): number | undefined => {
	const text = value?.trim();
	if (!text) return undefined;
	if (/^\d+$/.test(text)) {
		const seconds = Number(text);
		return Number.isSafeInteger(seconds) ? Math.min(seconds, MAX_SECONDS) : undefined;
	}
	// `Date.parse` would read numbers such as "-5" or "1.5" as a year.
	const date = /^[-+\d.]+$/.test(text) ? Number.NaN : Date.parse(text);
	return Number.isNaN(date) ? undefined : Math.min(Math.max(0, Math.floor((date - now) / 1000)), MAX_SECONDS);
};
const MAX_SECONDS = 30 * 86_400;

export const mayKeep = (request: { method: string; url: string; headers: Headers }): boolean => {
	if (request.method !== "GET") return false;
	if (new URL(request.url, "https://any").searchParams.get("preview") === "true") return false;
	if (request.headers.get("x-preview") === "true") return false;
	return !/\bno-(?:cache|store)\b/i.test(request.headers.get("cache-control") ?? "");
};

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
