export type Json = Record<string, unknown>;

export const readObject = (value: unknown): Json =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const readText = (...values: unknown[]): string | undefined =>
	values.find((value): value is string => typeof value === "string" && value !== "");

const MAX_WORDS = 300;

/**
 * Returns at most 300 characters of a text, without queries, e-mail addresses and tokens, because a platform may repeat the request in its
 * message.
 */
const withoutSecrets = (text: string): string =>
	text
		.replaceAll(/\?\S*/g, "?…")
		.replaceAll(/\b(bearer|basic)\s+\S+/gi, "$1 …")
		.replaceAll(/[^\s"'<>()]+(@|%40)[^\s"'<>()]+/gi, "…")
		.replaceAll(/[\w.~+/=-]{32,}/g, "…")
		.slice(0, MAX_WORDS);

/** Returns the title and the detail with which the platform refused, for the log (platform-5). */
export const refusalWords = (json: unknown): { title?: string; detail?: string } => {
	const { title, type, errorType, detail, errorMessage, message, fault } = readObject(json);
	const faultFields = readObject(fault);
	const name = readText(title, faultFields.type, type, errorType);
	const words = readText(detail, errorMessage, faultFields.message, message);
	return {
		...(name === undefined ? {} : { title: withoutSecrets(name) }),
		...(words === undefined ? {} : { detail: withoutSecrets(words) }),
	};
};
